#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// How many blocks of memory this thread has asked for since it began.
///
/// A program that links this target allocates through its counter, whatever library it does it in.
int64_t allocationsOfThisThread(void);

/// How many blocks of memory all threads have asked for since this was asked for the first time.
int64_t allocationsOfAllThreads(void);

/// How many bytes this thread has got since it began, less those that it gave back.
int64_t bytesOfThisThread(void);

/// The number of bytes that the process has allocated with the C library, in all threads.
int64_t bytesOfAllThreads(void);

#endif
