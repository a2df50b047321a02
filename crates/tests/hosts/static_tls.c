// Takes a piece of the static TLS that is left for libraries that are opened late.
__thread char piece[256] __attribute__((tls_model("initial-exec"))) = "x";

char *touch(void) {
    return piece;
}
