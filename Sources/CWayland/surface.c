#define _GNU_SOURCE
#include "CWayland.h"
#include "buffers.h"
#include "device.h"
#include "libwayland.h"
#include "opengl.h"
#include "protocols.h"
#include "screens.h"
#include <poll.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct LegatoSurface {
    /// Updated on the main thread, from a separate queue.
    Screens screens;
    /// The queue for events of frames and buffers.
    struct wl_event_queue *queue;
    struct wl_display *display;
    struct wl_compositor *compositor;
    struct wl_subcompositor *subcompositor;
    struct wl_shm *shm;
    /// The window's surface, and the one above it.
    struct wl_surface *window, *surface;
    struct wl_subsurface *subsurface;
    /// A wrapper of the surface whose frame callbacks are delivered to `queue`.
    struct wl_surface *frames;
    /// The objects that scale buffers to the size of the window, and the manager of fractional
    /// scales; null if the compositor lacks the protocol.
    struct wl_proxy *viewporter, *viewport, *fractionManager;
    /// The target of OpenGL; empty unless OpenGL draws.
    GLTarget target;
    /// The pending frame callback; null if the compositor has requested a frame.
    struct wl_callback *callback;
    /// The buffer attached to the window's surface.
    LegatoBuffer *ground;
    /// The size in points, and the pixels per point without a viewport.
    int32_t width, height, scale;
};

// MARK: Connections

int legatoDisplaySocket(struct wl_display *display) {
    return isAvailable() ? wl_display_get_fd(display) : -1;
}

bool legatoDisplayHasEvents(struct wl_display *display) {
    // Preparing to read succeeds only if the queue is empty.
    if (wl_display_prepare_read(display) != 0) return true;
    wl_display_cancel_read(display);
    return false;
}

// MARK: Events

static void frameIsWanted(void *data, struct wl_callback *callback, uint32_t time) {
    (void)time;
    wl_callback_destroy(callback);
    ((LegatoSurface *)data)->callback = NULL;
}

static void globalIsThere(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface,
    uint32_t version) {
    LegatoSurface *surface = data;
#define BIND(object, least) \
    if (!surface->object && version >= least && \
        strcmp(interface, wl_##object##_interface.name) == 0) \
        surface->object = wl_registry_bind(registry, name, &wl_##object##_interface, least);
    // `damage_buffer` is the newest request in use.
    BIND(compositor, WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION)
    BIND(subcompositor, 1)
    BIND(shm, 1)
#undef BIND
    if (!surface->viewporter && strcmp(interface, viewporter_interface.name) == 0)
        surface->viewporter = wl_registry_bind(registry, name, &viewporter_interface, 1);
    if (!surface->fractionManager && strcmp(interface, fractionManager_interface.name) == 0)
        surface->fractionManager = wl_registry_bind(registry, name, &fractionManager_interface, 1);
}

static void globalIsGone(void *data, struct wl_registry *registry, uint32_t name) {
    (void)data, (void)registry, (void)name;
}

static const struct wl_callback_listener callbackListener = {.done = frameIsWanted};
static const struct wl_registry_listener registryListener = {
    .global = globalIsThere, .global_remove = globalIsGone};

// MARK: Surfaces

/// Binds the globals that create surfaces and share memory; their events and those of the objects
/// that they create are delivered to this surface's queue.
static void bindGlobals(LegatoSurface *surface) {
    struct wl_display *display = wl_proxy_create_wrapper(surface->display);
    if (!display) return;
    wl_proxy_set_queue((struct wl_proxy *)display, surface->queue);
    struct wl_registry *registry = wl_display_get_registry(display);
    wl_proxy_wrapper_destroy(display);
    if (!registry) return;
    wl_registry_add_listener(registry, &registryListener, surface);
    wl_display_roundtrip_queue(surface->display, surface->queue);
    wl_registry_destroy(registry);
}

/// Creates a subsurface above the window's surface that receives no input. Returns whether it
/// succeeded.
static bool addSubsurface(LegatoSurface *surface) {
    struct wl_compositor *compositor = onDesk(surface->compositor);
    if (!compositor) return false;
    surface->surface = wl_compositor_create_surface(compositor);
    wl_proxy_wrapper_destroy(compositor);
    if (!surface->surface) return false;
    wl_surface_add_listener(surface->surface, &surfaceListener, &surface->screens);
    surface->frames = wl_proxy_create_wrapper(surface->surface);
    if (!surface->frames) return false;
    wl_proxy_set_queue((struct wl_proxy *)surface->frames, surface->queue);
    if (surface->viewporter) {
        surface->viewport = makeFor(
            surface->viewporter, VIEWPORTER_GET, &viewport_interface, surface->surface);
        followScale(&surface->screens, surface->fractionManager, surface->surface);
    }
    struct wl_region *nothing = wl_compositor_create_region(surface->compositor);
    if (!nothing) return false;
    wl_surface_set_input_region(surface->surface, nothing);
    wl_region_destroy(nothing);
    surface->subsurface = wl_subcompositor_get_subsurface(
        surface->subcompositor, surface->surface, surface->window);
    return surface->subsurface;
}

LegatoSurface *legatoSurfaceOpen(struct wl_display *display, struct wl_surface *window) {
    if (!isAvailable()) return NULL;
    LegatoSurface *surface = calloc(1, sizeof *surface);
    if (!surface) return NULL;
    surface->display = display;
    surface->window = window;
    surface->scale = 1;
    surface->queue = wl_display_create_queue(display);
    openDesk(display);
    if (surface->queue && desk.registry) bindGlobals(surface);
    if (surface->compositor && surface->subcompositor && surface->shm && addSubsurface(surface))
        return surface;
    legatoSurfaceClose(surface);
    return NULL;
}

void legatoSurfaceClose(LegatoSurface *surface) {
    closeTarget(&surface->target);
    if (surface->callback) wl_callback_destroy(surface->callback);
    destroyProxy(surface->viewport);
    destroyProxy(surface->viewporter);
    closeScreens(&surface->screens);
    destroyProxy(surface->fractionManager);
    if (surface->frames) wl_proxy_wrapper_destroy(surface->frames);
    if (surface->subsurface) wl_subsurface_destroy(surface->subsurface);
    if (surface->surface) wl_surface_destroy(surface->surface);
    if (surface->ground) legatoBufferFree(surface->ground);
    if (surface->subcompositor) wl_subcompositor_destroy(surface->subcompositor);
    if (surface->shm) wl_shm_destroy(surface->shm);
    if (surface->compositor) wl_compositor_destroy(surface->compositor);
    if (surface->queue) wl_event_queue_destroy(surface->queue);
    free(surface);
}

bool legatoSurfaceReceive(LegatoSurface *surface, int64_t nanoseconds) {
    struct wl_display *display = surface->display;
    if (wl_display_prepare_read_queue(display, surface->queue) != 0)
        return wl_display_dispatch_queue_pending(display, surface->queue) >= 0;
    wl_display_flush(display);
    struct timespec timeout = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    struct pollfd socket = {.fd = wl_display_get_fd(display), .events = POLLIN};
    if (ppoll(&socket, 1, &timeout, NULL) <= 0) {
        wl_display_cancel_read(display);
        return true;
    }
    if (wl_display_read_events(display) < 0) return false;
    return wl_display_dispatch_queue_pending(display, surface->queue) >= 0;
}

bool legatoSurfaceWantsFrame(const LegatoSurface *surface) { return !surface->callback; }

// MARK: Buffers

LegatoBuffer *legatoBufferMake(LegatoSurface *surface, int32_t width, int32_t height) {
    return makeBuffer(surface->shm, width, height, WL_SHM_FORMAT_XRGB8888);
}

/// Attaches a buffer to a surface and marks the changed rectangle as damaged.
static void attach(struct wl_surface *surface, LegatoBuffer *buffer, LegatoRect changed) {
    wl_surface_attach(surface, ((SharedBuffer *)buffer)->object, 0, 0);
    wl_surface_damage_buffer(surface, changed.x, changed.y, changed.width, changed.height);
    buffer->isFree = false;
}

/// Returns a new buffer of a size for the window's surface; null if it already has this size or there
/// is no memory.
static LegatoBuffer *newGround(LegatoSurface *surface, int32_t width, int32_t height) {
    LegatoBuffer *ground = surface->ground;
    if (ground && ground->width == width && ground->height == height) return NULL;
    return legatoBufferMake(surface, width, height);
}

/// Sets the size in points of the next frame, whose width is also given in pixels.
static void setSize(LegatoSurface *surface, LegatoFrame frame) {
    surface->width = frame.width;
    surface->height = frame.height;
    if (surface->viewport) {
        wl_proxy_marshal_flags(
            surface->viewport, VIEWPORT_SET_DESTINATION, NULL, 1, 0, frame.width, frame.height);
        return;
    }
    int32_t scale = frame.pixelsWide > frame.width ? frame.pixelsWide / frame.width : 1;
    if (scale != surface->scale) wl_surface_set_buffer_scale(surface->surface, scale);
    surface->scale = scale;
}

/// Shows a buffer, or the frame drawn by OpenGL if `buffer` is null.
static void show(
    LegatoSurface *surface, LegatoBuffer *buffer, LegatoRect changed, LegatoFrame frame) {
    LegatoBuffer *ground = newGround(surface, frame.groundWidth, frame.groundHeight);
    bool commitsWindow = frame.commitsWindow || ground != NULL || frame.width != surface->width ||
        frame.height != surface->height;
    // Synchronized, so that both surfaces change at the same time.
    if (commitsWindow) wl_subsurface_set_sync(surface->subsurface);
    setSize(surface, frame);
    if (!surface->callback) {
        surface->callback = wl_surface_frame(surface->frames);
        if (surface->callback)
            wl_callback_add_listener(surface->callback, &callbackListener, surface);
    }
    if (buffer) {
        attach(surface->surface, buffer, changed);
        wl_surface_commit(surface->surface);
    } else {
        gl.eglSwapBuffers(surface->target.display, surface->target.surface);
    }
    if (commitsWindow) {
        LegatoRect all = {0, 0, frame.groundWidth, frame.groundHeight};
        if (ground) attach(surface->window, ground, all);
        wl_surface_commit(surface->window);
        wl_subsurface_set_desync(surface->subsurface);
    }
    if (ground) {
        if (surface->ground) legatoBufferFree(surface->ground);
        surface->ground = ground;
    }
    wl_display_flush(surface->display);
}

void legatoSurfaceShow(
    LegatoSurface *surface, LegatoBuffer *buffer, LegatoRect changed, LegatoFrame frame) {
    show(surface, buffer, changed, frame);
}

// MARK: OpenGL

bool legatoSurfaceStartGL(LegatoSurface *surface) {
    return openTarget(&surface->target, surface->surface);
}

void legatoSurfaceResizeGL(LegatoSurface *surface, int32_t width, int32_t height) {
    gl.wl_egl_window_resize(surface->target.window, width, height, 0, 0);
}

void legatoSurfaceShowGL(LegatoSurface *surface, LegatoFrame frame) {
    show(surface, NULL, (LegatoRect){0}, frame);
}

void legatoSurfaceStopGL(LegatoSurface *surface) { closeTarget(&surface->target); }

// MARK: Screens

LegatoScreen legatoSurfaceScreen(LegatoSurface *surface) {
    wl_display_dispatch_queue_pending(surface->display, desk.queue);
    LegatoScreen screen = densestScreen(&surface->screens);
    // Without a viewport, a point has a whole number of pixels.
    if (!surface->viewport) screen.pointsWide = screen.pointsHigh = 0;
    return screen;
}

bool legatoSurfaceHasScreenEvents(LegatoSurface *surface) {
    // Preparing to read succeeds only if the queue is empty.
    if (wl_display_prepare_read_queue(surface->display, desk.queue) != 0) return true;
    wl_display_cancel_read(surface->display);
    return false;
}
