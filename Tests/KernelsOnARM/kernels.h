// Feeds the same seeded inputs to every kernel and prints a hash of what each one writes.
//
// `.ci/arm` runs this program on x86-64 and, emulated, on aarch64: the lines have to be equal.
#ifndef KERNELS_ON_ARM_H
#define KERNELS_ON_ARM_H

#include <stdint.h>
#include <stdlib.h>

/// Starts a sequence of random numbers, the same on every machine.
void seed(uint64_t number);
/// A number in 0..<count.
int32_t below(int32_t count);
/// A number between two others, of arithmetic that is exact or correctly rounded everywhere.
double number(double low, double high);
/// Fills memory with bytes.
void fillBytes(uint8_t *bytes, size_t count);

/// Adds bytes to the hash of a name; a name's first use defines its place in the output.
void addBytes(const char *name, const void *bytes, size_t count);
/// Adds numbers. All NaN count as one: a processor chooses the sign of those that it makes.
void addNumbers(const char *name, const double *numbers, size_t count);
/// Prints the hashes, each after its name, and resets them.
void printHashes(const char *level);

void hashPixelKernels(int32_t level);
void hashMotionKernels(int32_t level);
/// Formulas for single numbers, and tables; the same at every level.
void hashFormulas(void);
/// Returns whether a recursion deeper than the thread's stack ends.
int recursesDeeply(void);

#endif
