// Shows frames in a Wayland window whose connection and surface belong to another library.
//
// The other library may mark its whole surface as damaged with each frame, as SDL does, and the
// compositor then recomposes all of it. Frames are therefore shown on a subsurface above it.
//
// The main thread opens a surface, queries its screen and closes it. All other functions of a surface
// or buffer are called on the thread that shows its frames, which must have ended before the surface
// is closed. libwayland, already loaded by the other library, is looked up at run time.
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

/// Returns whether the connection's default queue has events that were read but not dispatched; the
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

/// How a frame is shown.
typedef struct {
    /// The width of the frame in pixels.
    int32_t pixelsWide;
    /// The size of the window in points.
    int32_t width, height;
    /// The size in pixels of the buffer below, on the window's own surface.
    int32_t groundWidth, groundHeight;
    /// Whether the pending state of the window's surface is committed even if no size has changed.
    bool commitsWindow;
} LegatoFrame;

/// The screen with the most pixels per point among those that a surface is on.
typedef struct {
    /// The pixels per point that the compositor prefers for the surface, in 120ths; 0 if unknown.
    int32_t preferredScale;
    /// The size in pixels, after the rotation of the screen.
    int32_t pixelsWide, pixelsHigh;
    /// The size in points; 0 if unknown.
    int32_t pointsWide, pointsHigh;
    /// The pixels per point, rounded up.
    int32_t scale;
    /// The refresh rate in thousandths of a hertz; 0 if unknown.
    int32_t rate;
} LegatoScreen;

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
/// callback for the next.
void legatoSurfaceShow(
    LegatoSurface *surface, LegatoBuffer *buffer, LegatoRect changed, LegatoFrame frame);

/// Makes the current context of OpenGL, which EGL created, draw to the surface. Returns whether it
/// succeeded.
bool legatoSurfaceStartGL(LegatoSurface *surface);

/// Sets the size in pixels of the next frame that OpenGL draws.
void legatoSurfaceResizeGL(LegatoSurface *surface, int32_t width, int32_t height);

/// Shows the frame drawn by OpenGL, and requests a frame callback for the next one.
void legatoSurfaceShowGL(LegatoSurface *surface, LegatoFrame frame);

/// Ends drawing with OpenGL, whose context must no longer be current.
void legatoSurfaceStopGL(LegatoSurface *surface);

/// Processes the events of screens and returns the screen that the surface is on.
LegatoScreen legatoSurfaceScreen(LegatoSurface *surface);

/// Returns whether events of screens were read that `legatoSurfaceScreen` has not processed; can be
/// called on any thread.
bool legatoSurfaceHasScreenEvents(LegatoSurface *surface);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
