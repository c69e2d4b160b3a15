/* A library that installs a signal handler of its own, as a crash reporter does. */
#include <signal.h>

static struct sigaction before;

static void handle(int signal) {
  (void) signal;
}

long install(void) {
  struct sigaction own = {0};
  own.sa_handler = handle;
  sigaction(SIGBUS, &own, &before);
  return (long) handle;
}

long current(void) {
  struct sigaction now;
  sigaction(SIGBUS, 0, &now);
  return (long) now.sa_handler;
}

long uninstall(void) {
  return sigaction(SIGBUS, &before, 0);
}
