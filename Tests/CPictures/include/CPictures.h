/// Loops over the bytes of pictures, which would take seconds in unoptimised Swift.
#ifndef CPICTURES_H
#define CPICTURES_H

#include <stddef.h>
#include <stdint.h>

/// The difference of two pictures; two fully transparent pixels are equal.
typedef struct {
    /// The largest difference of a channel, 0 to 255.
    int largest;
    /// The number of pixels that differ by more than the allowed difference.
    size_t pixels_over;
    /// The index of the first such pixel; 0 if there is none.
    size_t first;
} picture_difference;

/// Compares `count` pixels of four bytes each, of which the last is the alpha.
picture_difference compare_pictures(
    const uint8_t *a, const uint8_t *b, size_t count, int allowed);

/// Continues an FNV-1a hash of 64 bits with `count` bytes; the first call passes
/// 0xcbf29ce484222325.
uint64_t fnv1a(uint64_t hash, const uint8_t *bytes, size_t count);

#endif
