// Shows frames in a Wayland window whose connection and surface belong to another library.
//
// The other library may mark its whole surface as damaged with each frame, as SDL does, and the
// compositor then recomposes all of it. Frames are therefore shown on a subsurface above it.
//
// Data is exchanged with other programs by the clipboard and by drags, in all types.
//
// The main thread opens a surface, queries its screen and closes it. All other functions of a surface
// or buffer are called on the thread that shows its frames, which must have ended before the surface
// is closed. libwayland, already loaded by the other library, is looked up at run time.
#ifndef CWAYLAND_H
#define CWAYLAND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

struct wl_display;
struct wl_surface;
struct wl_data_source;

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

/// Data that another program offers on the clipboard or drags.
typedef struct LegatoOffer LegatoOffer;

/// Receives requests for this program's data, announcements of the clipboard, drops and presses, on the
/// main thread.
typedef struct {
    void *context;
    /// Another program requests the data of a type from a source, which is what `legatoClipboardOffer`
    /// was given; `descriptor` is the end of a pipe to write it to, which the function closes.
    void (*send)(void *source, const char *type, int descriptor);
    /// The compositor announces what the clipboard contains: data of another program or of this one in
    /// an offer, which is to be freed, or nothing if it is empty. `isRepeated` is true if it may do so
    /// only because a window has received the keyboard.
    void (*announce)(void *context, LegatoOffer *_Nullable offer, bool isRepeated);
    /// The compositor has replaced a source or has refused it.
    void (*sourceCancelled)(void *context, void *source);
    /// A program drags data over a surface of this one, at a place in points; it may drop it once
    /// `legatoDropAccept` has accepted it.
    void (*move)(
        void *context, const LegatoOffer *offer, struct wl_surface *surface, double x, double y);
    /// What a program drags has left a surface, or was cancelled.
    void (*leave)(void *context, struct wl_surface *surface);
    /// Data that was accepted was dropped on a surface at a place in points, in an offer which is to be
    /// freed.
    void (*drop)(
        void *context, LegatoOffer *offer, struct wl_surface *surface, double x, double y);
    /// The left button of the mouse was pressed on a surface of this program, at a place in points.
    void (*press)(void *context, struct wl_surface *surface, double x, double y);
} LegatoClipboardListener;

/// Connects the clipboard and drags to the seat of a connection, before a window has the keyboard; to be
/// called once. Returns whether the compositor has both.
bool legatoClipboardOpen(struct wl_display *display, LegatoClipboardListener listener);

/// Processes the compositor's events. Returns whether a window of the program has the keyboard, without
/// which the clipboard must not be set.
bool legatoClipboardDispatch(void);

/// Returns whether events of the clipboard were read that `legatoClipboardDispatch` has not processed;
/// can be called on any thread.
bool legatoClipboardHasEvents(void);

/// Offers data of this program in types; the listener receives `data` with each request. Returns the
/// source, which is to be freed; null if there is no memory.
struct wl_data_source *_Nullable legatoClipboardOffer(
    const char *_Nonnull const *_Nonnull types, size_t count, void *data);

/// Empties the clipboard.
void legatoClipboardEmpty(void);

/// Frees a source of this program's data, which is then no longer offered.
void legatoSourceFree(struct wl_data_source *source);

/// Waits until the compositor has announced all changes of the clipboard so far, for 2.5 s at most.
/// Returns whether it has.
bool legatoClipboardReceive(void);

/// Returns the types of an offer, each followed by a line feed.
const char *legatoOfferTypes(const LegatoOffer *offer);

/// Requests the data of a type; can be called on any thread. Returns the end of a pipe to read it from;
/// -1 if there are no descriptors left.
int legatoOfferReceive(LegatoOffer *offer, const char *type);

/// Accepts a copy of the data that another program drags over a window, in a type; refuses it if the type
/// is null.
void legatoDropAccept(const char *_Nullable type);

/// Reports that the data of a drop was received.
void legatoOfferFinish(LegatoOffer *offer);

/// Frees an offer, which ends a drop; can be called on any thread.
void legatoOfferFree(LegatoOffer *offer);

/// Receives the events of a drag of this program's data, on the main thread.
typedef struct {
    void *context;
    /// The pointer is at a place of a surface of this program, in points; null if it is elsewhere.
    void (*move)(void *context, struct wl_surface *_Nullable surface, double x, double y);
    /// The data was dropped, on a surface of this program if `isInside`; otherwise `end` follows.
    void (*drop)(void *context, bool isInside);
    /// The drag has ended without a drop, or a program has received what was dropped on it.
    void (*end)(void *context, bool isAccepted);
    /// A program requests the data of a type; `descriptor` is the end of a pipe to write it to, which
    /// the function closes.
    void (*send)(void *context, const char *type, int descriptor);
} LegatoDragListener;

/// Starts a drag of data in types from a surface that was pressed. Returns whether it could; the
/// compositor then takes the pointer, also its release.
bool legatoDragStart(
    struct wl_surface *origin, const char *_Nonnull const *_Nonnull types, size_t count,
    LegatoDragListener listener);

/// Creates the buffer of the picture that follows the pointer, with premultiplied pixels whose fourth
/// byte is the alpha; null if there is one or no memory.
LegatoBuffer *_Nullable legatoDragMakePicture(int32_t width, int32_t height);

/// Shows the picture with a number of pixels per point at a place relative to the pointer, in points.
void legatoDragShowPicture(int32_t scale, int32_t left, int32_t top);

/// Hides the picture.
void legatoDragHidePicture(void);

/// Ends the drag without a drop; no event follows.
void legatoDragCancel(void);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
