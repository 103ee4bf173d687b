#ifndef CLEGATOPATHS_H
#define CLEGATOPATHS_H

#include <stdint.h>

/// An element of a path, as passed to C functions and blocks.
typedef struct {
    /// The raw value of the kind.
    int32_t _type;
    /// The points: pairs of doubles.
    void *_Nonnull _points;
} LegatoPathElement;

#endif
