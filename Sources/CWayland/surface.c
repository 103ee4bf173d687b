#define _GNU_SOURCE
#include "CWayland.h"
#include "libwayland.h"
#include <poll.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct LegatoSurface {
    struct wl_event_queue *queue;
    struct wl_display *display;
    struct wl_compositor *compositor;
    struct wl_subcompositor *subcompositor;
    struct wl_shm *shm;
    /// The window's surface, and the one above it.
    struct wl_surface *window, *surface;
    struct wl_subsurface *subsurface;
    /// The pending frame callback; null if the compositor has requested a frame.
    struct wl_callback *callback;
    /// The buffer attached to the window's surface.
    LegatoBuffer *ground;
    int32_t scale;
};

typedef struct {
    LegatoBuffer buffer;
    struct wl_buffer *object;
    size_t size;
} SharedBuffer;

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
    // The newest request that is used is that of damage in pixels.
    BIND(compositor, WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION)
    BIND(subcompositor, 1)
    BIND(shm, 1)
}

static void globalIsGone(void *data, struct wl_registry *registry, uint32_t name) {
    (void)data, (void)registry, (void)name;
}

static void bufferIsFree(void *data, struct wl_buffer *object) {
    (void)object;
    ((LegatoBuffer *)data)->isFree = true;
}

static const struct wl_callback_listener callbackListener = {.done = frameIsWanted};
static const struct wl_registry_listener registryListener = {
    .global = globalIsThere, .global_remove = globalIsGone};
static const struct wl_buffer_listener bufferListener = {.release = bufferIsFree};

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
    surface->surface = wl_compositor_create_surface(surface->compositor);
    if (!surface->surface) return false;
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
    if (surface->queue) bindGlobals(surface);
    if (surface->compositor && surface->subcompositor && surface->shm && addSubsurface(surface))
        return surface;
    legatoSurfaceClose(surface);
    return NULL;
}

void legatoSurfaceClose(LegatoSurface *surface) {
    if (surface->callback) wl_callback_destroy(surface->callback);
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
    size_t size = (size_t)width * 4 * (size_t)height;
    if (width < 1 || height < 1 || size > INT32_MAX) return NULL;
    SharedBuffer *shared = calloc(1, sizeof *shared);
    int file = shared ? memfd_create("legato", MFD_CLOEXEC) : -1;
    void *pixels = MAP_FAILED;
    if (file >= 0 && ftruncate(file, (off_t)size) == 0)
        pixels = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (pixels != MAP_FAILED) {
        struct wl_shm_pool *pool = wl_shm_create_pool(surface->shm, file, (int32_t)size);
        if (pool) {
            shared->object = wl_shm_pool_create_buffer(
                pool, 0, width, height, width * 4, WL_SHM_FORMAT_XRGB8888);
            wl_shm_pool_destroy(pool);
        }
    }
    if (file >= 0) close(file);
    if (!shared || !shared->object) {
        if (pixels != MAP_FAILED) munmap(pixels, size);
        free(shared);
        return NULL;
    }
    shared->buffer = (LegatoBuffer){pixels, width, height, true};
    shared->size = size;
    wl_buffer_add_listener(shared->object, &bufferListener, &shared->buffer);
    return &shared->buffer;
}

void legatoBufferFree(LegatoBuffer *buffer) {
    SharedBuffer *shared = (SharedBuffer *)buffer;
    wl_buffer_destroy(shared->object);
    munmap(buffer->pixels, shared->size);
    free(shared);
}

/// Attaches a buffer to a surface and marks the changed rectangle as damaged.
static void attach(struct wl_surface *surface, LegatoBuffer *buffer, LegatoRect changed) {
    wl_surface_attach(surface, ((SharedBuffer *)buffer)->object, 0, 0);
    wl_surface_damage_buffer(surface, changed.x, changed.y, changed.width, changed.height);
    buffer->isFree = false;
}

/// Returns a new buffer for the window's surface with the size of another buffer; null if it
/// already has this size or there is no memory.
static LegatoBuffer *groundLike(LegatoSurface *surface, const LegatoBuffer *buffer) {
    LegatoBuffer *ground = surface->ground;
    if (ground && ground->width == buffer->width && ground->height == buffer->height) return NULL;
    return legatoBufferMake(surface, buffer->width, buffer->height);
}

void legatoSurfaceShow(
    LegatoSurface *surface, LegatoBuffer *buffer, LegatoRect changed, int32_t scale,
    bool commitsWindow) {
    struct wl_surface *top = surface->surface;
    LegatoBuffer *ground = groundLike(surface, buffer);
    commitsWindow |= ground != NULL;
    // Synchronized, so that both surfaces change at the same time.
    if (commitsWindow) wl_subsurface_set_sync(surface->subsurface);
    if (scale != surface->scale) wl_surface_set_buffer_scale(top, scale);
    surface->scale = scale;
    attach(top, buffer, changed);
    if (!surface->callback) {
        surface->callback = wl_surface_frame(top);
        if (surface->callback)
            wl_callback_add_listener(surface->callback, &callbackListener, surface);
    }
    wl_surface_commit(top);
    if (commitsWindow) {
        LegatoRect all = {0, 0, buffer->width, buffer->height};
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
