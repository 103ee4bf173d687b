#include "CSignals.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

static volatile sig_atomic_t target = -1;
static volatile sig_atomic_t count = 0;

static void note(int number) {
  int before = errno;
  unsigned char byte = (unsigned char)number;
  count += 1;
  if (target >= 0) {
    ssize_t written = write(target, &byte, 1);
    (void)written;
  }
  errno = before;
}

void legato_catch_end_signals(int descriptor) {
  static const int numbers[] = {SIGINT, SIGTERM};
  target = descriptor;
  for (int i = 0; i < 2; i++) {
    struct sigaction known;
    if (sigaction(numbers[i], NULL, &known) != 0 || known.sa_handler != SIG_DFL) continue;
    struct sigaction action = {0};
    action.sa_handler = note;
    action.sa_flags = SA_RESTART;
    sigaction(numbers[i], &action, NULL);
  }
}

int legato_end_signal_count(void) { return count; }

void legato_end_by_signal(int number) {
  struct sigaction action = {0};
  action.sa_handler = SIG_DFL;
  sigaction(number, &action, NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  kill(getpid(), number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  _exit(128 + number);
}
