// Shows frames in a Wayland window whose connection and surface belong to another library.
//
// The other library may mark its whole surface as damaged with each frame, as SDL does, and the
// compositor then recomposes all of it. Frames are therefore shown on a subsurface above it.
//
// Functions of a surface or buffer are called on the thread that shows its frames. libwayland,
// already loaded by the other library, is looked up at run time.
#ifndef CWAYLAND_H
#define CWAYLAND_H

#include <stdbool.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

struct wl_display;
struct wl_surface;

/// Returns the socket of a connection; -1 if libwayland lacks a required feature.
int legatoDisplaySocket(struct wl_display *display);

/// Returns whether events that were read are queued for the thread that handles them; the
/// connection must have a socket.
bool legatoDisplayHasEvents(struct wl_display *display);

/// A surface above a window's own surface, which shows frames.
typedef struct LegatoSurface LegatoSurface;

/// A pixel buffer in memory shared with the compositor.
typedef struct {
    /// The pixels in rows, four bytes each: blue, green, red, and an unused byte.
    uint8_t *pixels;
    /// The size in pixels.
    int32_t width, height;
    /// Whether the compositor is not using the buffer.
    bool isFree;
} LegatoBuffer;

/// A rectangle in pixels.
typedef struct {
    int32_t x, y, width, height;
} LegatoRect;

/// Creates a surface above the wl_surface of a window; null if libwayland or the compositor lacks a
/// required feature. It becomes visible with the first frame, and receives no input.
LegatoSurface *_Nullable legatoSurfaceOpen(
    struct wl_display *display, struct wl_surface *window);

/// Destroys the surface. All its buffers must have been freed.
void legatoSurfaceClose(LegatoSurface *surface);

/// Processes the compositor's events; if there are none, waits at most `nanoseconds` for some.
/// Returns whether the connection works.
bool legatoSurfaceReceive(LegatoSurface *surface, int64_t nanoseconds);

/// Returns whether the compositor has requested another frame, according to the events received so
/// far; true before the first frame.
bool legatoSurfaceWantsFrame(const LegatoSurface *surface);

/// Creates a buffer; null if there is no memory, or the compositor cannot share it.
LegatoBuffer *_Nullable legatoBufferMake(LegatoSurface *surface, int32_t width, int32_t height);

/// Frees a buffer, which the compositor may still be using.
void legatoBufferFree(LegatoBuffer *buffer);

/// Shows a buffer, of which only a rectangle differs from the previous one, and requests a frame
/// callback for the next. `scale` is the pixels per point. If the size changed, the window's own
/// surface is resized to the buffer. That, or `commitsWindow`, commits the pending state of the
/// window's surface.
void legatoSurfaceShow(
    LegatoSurface *surface, LegatoBuffer *buffer, LegatoRect changed, int32_t scale,
    bool commitsWindow);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
