// Decodes a PNG file row by row with libpng.
//
// libpng reports errors by longjmp, which must not cross Swift code; it stays within these
// functions.
#ifndef CCANVAS_PNG_ROWS_H
#define CCANVAS_PNG_ROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// A PNG file in memory being decoded.
typedef struct PNGRows PNGRows;

/// The reason why a PNG file cannot be decoded.
typedef enum {
    /// The data violates the format.
    PNG_ROWS_DAMAGED,
    /// The data ends before the file does.
    PNG_ROWS_TOO_SHORT,
    /// Out of memory.
    PNG_ROWS_NO_MEMORY,
} PNGRowsProblem;

/// Loads libpng16.so.16, which the other functions require; returns false and a `reason` on
/// failure.
bool loadPNG(const char *_Nullable *_Nonnull reason);

/// Reads everything before the pixels; returns null and a `problem` on failure.
///
/// The bytes must stay valid until `closePNGRows`.
PNGRows *_Nullable openPNGRows(const uint8_t *bytes, size_t count, PNGRowsProblem *problem);

/// Frees what `openPNGRows` returned.
void closePNGRows(PNGRows *rows);

/// The width in pixels.
size_t widthOfPNGRows(const PNGRows *rows);

/// The height in pixels.
size_t heightOfPNGRows(const PNGRows *rows);

/// Whether the image is interlaced, so that all rows must be read at once.
bool isInterlacedPNGRows(const PNGRows *rows);

/// Reads the next `count` rows as premultiplied RGBA without padding; returns false on failure.
bool readPNGRows(PNGRows *rows, uint8_t *target, size_t count);

/// Reads the chunks after the pixels; returns false on failure.
bool endPNGRows(PNGRows *rows);

/// The reason for the last failure.
PNGRowsProblem problemOfPNGRows(const PNGRows *rows);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
