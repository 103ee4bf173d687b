#include "CSignals.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
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

enum { trap_count = 6 };
static const int traps[trap_count] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
static struct sigaction earlier[trap_count];
static char trap_message[512];
static volatile sig_atomic_t trap_length = 0;

static void report(int number) {
  ssize_t written = write(STDERR_FILENO, trap_message, (size_t)trap_length);
  (void)written;
  // On return the instruction traps again and the earlier action applies.
  for (int i = 0; i < trap_count; i++) {
    if (traps[i] == number) sigaction(number, &earlier[i], NULL);
  }
}

void legato_report_traps(void) {
  for (int i = 0; i < trap_count; i++) {
    struct sigaction action = {0};
    action.sa_handler = report;
    action.sa_flags = SA_ONSTACK;
    sigaction(traps[i], &action, &earlier[i]);
  }
}

void legato_set_trap_message(const char *message) {
  size_t length = strlen(message);
  if (length > sizeof trap_message) length = sizeof trap_message;
  trap_length = 0;
  memcpy(trap_message, message, length);
  trap_length = (sig_atomic_t)length;
}
