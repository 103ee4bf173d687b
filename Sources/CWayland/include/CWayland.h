// Frames for a Wayland window whose connection and window belong to another library.
//
// The other library may declare all of its surface changed with each frame, as SDL does, and the
// compositor then puts all of it together anew. So frames are shown on a surface on top of it.
//
// Everything is called by the thread that shows frames. libwayland, which the other library has
// loaded by then, is found at run time.
#ifndef CWAYLAND_H
#define CWAYLAND_H

#include <stdbool.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// What a thread needs of a surface to show frames on it.
typedef struct LegatoSurface LegatoSurface;

/// A picture in memory that the compositor reads, too.
typedef struct {
    /// Its pixels in rows, each of four bytes: blue, green, red, and one without meaning.
    uint8_t *pixels;
    /// Its size in pixels.
    int32_t width, height;
    /// Whether the compositor does not read it just now.
    bool isFree;
} LegatoBuffer;

/// A rectangle in pixels.
typedef struct {
    int32_t x, y, width, height;
} LegatoRect;

/// Lays a surface over the wl_surface of a window; null if libwayland or the compositor lacks
/// something. It shows with the first frame, and takes no input.
LegatoSurface *_Nullable legatoSurfaceOpen(void *display, void *window);

/// Takes the surface away. All its pictures must have been freed.
void legatoSurfaceClose(LegatoSurface *surface);

/// Takes in what the compositor has sent; waits at most so long for it, if there is nothing.
/// Returns whether the connection works.
bool legatoSurfaceReceive(LegatoSurface *surface, int64_t nanoseconds);

/// Whether the compositor wants another frame, as far as was received; so it does before the first.
bool legatoSurfaceWantsFrame(const LegatoSurface *surface);

/// Makes a picture; null when there is no memory, or the compositor reads none.
LegatoBuffer *_Nullable legatoBufferMake(LegatoSurface *surface, int32_t width, int32_t height);

/// Frees a picture, which the compositor may still be reading.
void legatoBufferFree(LegatoBuffer *buffer);

/// Shows a picture, of which only a rectangle differs from the one shown before, and asks when the
/// compositor wants the next. `scale` is pixels a point. The window's own surface gets the size of
/// the picture; what was told to the compositor about it takes effect then, or if `commitsWindow`.
void legatoSurfaceShow(
    LegatoSurface *surface, LegatoBuffer *buffer, LegatoRect changed, int32_t scale,
    bool commitsWindow);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
