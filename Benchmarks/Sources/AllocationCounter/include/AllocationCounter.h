#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// The number of allocations of this thread so far.
///
/// In a program that links this target every library allocates through its counter.
int64_t allocationsOfThisThread(void);

/// The number of allocations of all threads since the first call of this function.
int64_t allocationsOfAllThreads(void);

/// The number of bytes this thread has allocated so far, minus those it has freed.
int64_t bytesOfThisThread(void);

/// The number of bytes that the process has allocated with the C library, in all threads.
int64_t bytesOfAllThreads(void);

#endif
