# A node for the commands that documents show: `PROGRAMS SCENE SESSION`.
#
# It has a name, processes, a network, /tmp, /run, /home and /dev/shm of its own, so that what commands print names
# nothing of the machine and nothing else that runs there. PROGRAMS are in /opt/gputap/bin. SCENE, made of the
# functions below, is what runs already when SESSION begins on your terminal. All of it ends with the session.
set -eu
programs=$1 scene=$2 session=$3

echo node1 > /proc/sys/kernel/hostname
mount -t tmpfs -o mode=755 tmpfs /opt
mkdir -p /opt/gputap/bin
mount --bind "$programs" /opt/gputap/bin
for dir in /run /home; do mount -t tmpfs -o mode=755 tmpfs $dir; done
for dir in /tmp /dev/shm; do mount -t tmpfs -o mode=1777 tmpfs $dir; done

# The service is a user of its own, whose group you are in.
mkdir /run/gputap "$HOME"
chown 999:999 /run/gputap
chown 1000:1000 "$HOME"
cd "$HOME"
you() { setpriv --reuid 1000 --regid 1000 --groups 999 "$@"; }

# A stand-in for PyTorch, and a program that computes for STEPS steps on a simulated GPU: `./simulation [STEPS]`.
mkdir /opt/bin bin
cp /opt/gputap/bin/scripted_torch /opt/bin/python3
cp /opt/gputap/bin/gputap-sim-job bin/simulation
cat > simulation <<'PROGRAM'
#!/bin/sh
exec gputap sim --quiet -- ~/bin/simulation train 0 1 "${1:-50}" > /dev/null
PROGRAM
chmod +x simulation

# `shows TEXT COMMAND…` waits until the command prints the text.
shows() {
    text=$1
    shift
    until you "$@" | grep -q "$text"; do sleep 0.1; done
}

# The service, as its unit starts it without drop-ins.
service() {
    setpriv --reuid 999 --regid 999 --clear-groups gputap daemon --socket /run/gputap/control.sock &
    shows node1 gputap status
}

# `ranks N`: a job of so many ranks that may be asked for traces.
ranks() {
    you gputap run --on-demand -- sh -c 'for rank in $(seq 0 $(($0 - 1))); do
        RANK=$rank /opt/bin/python3 "${KINETO_IPC_SOCKET_DIR:-@}" 14 50 &
    done; wait' "$1" &
    shows "processes  *$1" gputap status
}

# A job that is not recorded yet.
paused() {
    you gputap run --quiet --paused -- ./simulation 1000000000 &
    shows " off .*simulation" gputap ps
    shows "calls stored" gputap ps
}

eval "$scene" > /dev/null
you script --quiet --command "$session" /dev/null < /dev/null
