// A library that has nothing but its name.
int stranger(void) { return 7; }
