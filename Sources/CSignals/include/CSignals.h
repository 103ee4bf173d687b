#ifndef CSIGNALS_H
#define CSIGNALS_H

/// Installs handlers for SIGINT and SIGTERM, except for a signal whose default action the program
/// has already replaced. Each signal increments the count and writes its number as one byte to a
/// descriptor.
void legato_catch_end_signals(int descriptor);

/// Returns the number of signals caught so far.
int legato_end_signal_count(void);

/// Ends the process by a signal, as if it had not been caught.
_Noreturn void legato_end_by_signal(int signal);

/// Installs handlers for the signals of programming errors, which write the current message to the
/// standard error stream before the earlier actions apply.
void legato_report_traps(void);

/// Sets the message that is written if the program ends by such a signal, of at most 512 bytes.
void legato_set_trap_message(const char *message);

#endif
