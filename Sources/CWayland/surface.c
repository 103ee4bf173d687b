#define _GNU_SOURCE
#include "CWayland.h"
#include <dlfcn.h>
#include <poll.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// The subset of libwayland-client's ABI that is used here. Every object is a proxy; the
// enumerations are the protocol's opcodes of its requests.

typedef struct Proxy Proxy;
typedef struct Queue Queue;
typedef struct Interface Interface;
typedef void (*Handler)(void);

enum { DISPLAY_GET_REGISTRY = 1 };
enum { REGISTRY_BIND = 0 };
enum { COMPOSITOR_CREATE_SURFACE = 0, COMPOSITOR_CREATE_REGION = 1 };
enum { SUBCOMPOSITOR_DESTROY = 0, SUBCOMPOSITOR_GET_SUBSURFACE = 1 };
enum { SUBSURFACE_DESTROY = 0, SUBSURFACE_SET_SYNC = 4, SUBSURFACE_SET_DESYNC = 5 };
enum { REGION_DESTROY = 0 };
enum { SHM_CREATE_POOL = 0, SHM_XRGB8888 = 1 };
enum { POOL_CREATE_BUFFER = 0, POOL_DESTROY = 1 };
enum { BUFFER_DESTROY = 0 };
enum { SURFACE_DESTROY = 0, SURFACE_ATTACH = 1, SURFACE_FRAME = 3, SURFACE_SET_INPUT_REGION = 5 };
enum { SURFACE_COMMIT = 6, SURFACE_SET_BUFFER_SCALE = 8, SURFACE_DAMAGE_BUFFER = 9 };

/// The version of wl_compositor that supports all requests above.
enum { COMPOSITOR_VERSION = 4 };

#define FUNCTIONS(F) \
    F(void, wl_display_cancel_read, (Proxy *)) \
    F(Queue *, wl_display_create_queue, (Proxy *)) \
    F(int, wl_display_dispatch_queue_pending, (Proxy *, Queue *)) \
    F(int, wl_display_flush, (Proxy *)) \
    F(int, wl_display_get_fd, (Proxy *)) \
    F(int, wl_display_prepare_read_queue, (Proxy *, Queue *)) \
    F(int, wl_display_read_events, (Proxy *)) \
    F(int, wl_display_roundtrip_queue, (Proxy *, Queue *)) \
    F(void, wl_event_queue_destroy, (Queue *)) \
    F(int, wl_proxy_add_listener, (Proxy *, Handler *, void *)) \
    F(void *, wl_proxy_create_wrapper, (Proxy *)) \
    F(void, wl_proxy_destroy, (Proxy *)) \
    F(void, wl_proxy_marshal, (Proxy *, uint32_t, ...)) \
    F(Proxy *, wl_proxy_marshal_constructor, (Proxy *, uint32_t, const Interface *, ...)) \
    F(Proxy *, wl_proxy_marshal_constructor_versioned, \
      (Proxy *, uint32_t, const Interface *, uint32_t, ...)) \
    F(void, wl_proxy_set_queue, (Proxy *, Queue *)) \
    F(void, wl_proxy_wrapper_destroy, (void *))

#define INTERFACES(I) \
    I(buffer) \
    I(callback) \
    I(compositor) \
    I(region) \
    I(registry) \
    I(shm) \
    I(shm_pool) \
    I(subcompositor) \
    I(subsurface) \
    I(surface)

typedef struct {
#define MEMBER(Result, name, parameters) Result(*name) parameters;
    FUNCTIONS(MEMBER)
#define INTERFACE_MEMBER(name) const Interface *name;
    INTERFACES(INTERFACE_MEMBER)
} Library;

struct LegatoSurface {
    Library library;
    Queue *queue;
    Proxy *display, *compositor, *subcompositor, *shm;
    /// The window's surface, and the subsurface above it.
    Proxy *window, *surface, *subsurface;
    /// The pending frame callback; null if the compositor has requested a frame.
    Proxy *callback;
    /// The buffer attached to the window's surface.
    LegatoBuffer *ground;
    int32_t scale;
};

typedef struct {
    LegatoBuffer buffer;
    LegatoSurface *surface;
    Proxy *proxy;
    size_t size;
} SharedBuffer;

static bool find(Library *library) {
    void *handle = dlopen("libwayland-client.so.0", RTLD_LAZY);
    if (!handle) return false;
#define FIND(Result, name, parameters) \
    if (!(library->name = (Result(*) parameters)dlsym(handle, #name))) return false;
    FUNCTIONS(FIND)
#define FIND_INTERFACE(name) \
    if (!(library->name = dlsym(handle, "wl_" #name "_interface"))) return false;
    INTERFACES(FIND_INTERFACE)
    return true;
}

// MARK: Events

static void frameIsWanted(void *data, Proxy *callback, uint32_t time) {
    (void)time;
    LegatoSurface *surface = data;
    surface->library.wl_proxy_destroy(callback);
    surface->callback = NULL;
}

static void globalIsThere(
    void *data, Proxy *registry, uint32_t name, const char *interface, uint32_t version) {
    LegatoSurface *surface = data;
    Library *wayland = &surface->library;
#define BIND(object, least) \
    if (!surface->object && strcmp(interface, "wl_" #object) == 0 && version >= least) \
        surface->object = wayland->wl_proxy_marshal_constructor_versioned( \
            registry, REGISTRY_BIND, wayland->object, least, name, interface, least, NULL);
    BIND(compositor, (uint32_t)COMPOSITOR_VERSION)
    BIND(subcompositor, 1u)
    BIND(shm, 1u)
}

static void globalIsGone(void *data, Proxy *registry, uint32_t name) {
    (void)data, (void)registry, (void)name;
}

static void bufferIsFree(void *data, Proxy *proxy) {
    (void)proxy;
    ((LegatoBuffer *)data)->isFree = true;
}

static Handler callbackHandlers[] = {(Handler)frameIsWanted};
static Handler registryHandlers[] = {(Handler)globalIsThere, (Handler)globalIsGone};
static Handler bufferHandlers[] = {(Handler)bufferIsFree};

// MARK: Surfaces

/// Returns a wrapper of an object whose events are delivered to this surface's queue.
static Proxy *onQueue(LegatoSurface *surface, Proxy *object) {
    Proxy *wrapper = surface->library.wl_proxy_create_wrapper(object);
    if (wrapper) surface->library.wl_proxy_set_queue(wrapper, surface->queue);
    return wrapper;
}

/// Binds the globals that create surfaces and share memory.
static void bindGlobals(LegatoSurface *surface) {
    Library *wayland = &surface->library;
    Proxy *display = onQueue(surface, surface->display);
    if (!display) return;
    Proxy *registry = wayland->wl_proxy_marshal_constructor(
        display, DISPLAY_GET_REGISTRY, wayland->registry, NULL);
    wayland->wl_proxy_wrapper_destroy(display);
    if (!registry) return;
    wayland->wl_proxy_add_listener(registry, registryHandlers, surface);
    wayland->wl_display_roundtrip_queue(surface->display, surface->queue);
    wayland->wl_proxy_destroy(registry);
}

/// Creates a subsurface above the window's surface that receives no input. Returns whether it
/// succeeded.
static bool addSubsurface(LegatoSurface *surface) {
    Library *wayland = &surface->library;
    surface->surface = wayland->wl_proxy_marshal_constructor(
        surface->compositor, COMPOSITOR_CREATE_SURFACE, wayland->surface, NULL);
    if (!surface->surface) return false;
    Proxy *nothing = wayland->wl_proxy_marshal_constructor(
        surface->compositor, COMPOSITOR_CREATE_REGION, wayland->region, NULL);
    if (!nothing) return false;
    wayland->wl_proxy_marshal(surface->surface, SURFACE_SET_INPUT_REGION, nothing);
    wayland->wl_proxy_marshal(nothing, REGION_DESTROY);
    wayland->wl_proxy_destroy(nothing);
    surface->subsurface = wayland->wl_proxy_marshal_constructor(
        surface->subcompositor, SUBCOMPOSITOR_GET_SUBSURFACE, wayland->subsurface, NULL,
        surface->surface, surface->window);
    return surface->subsurface;
}

LegatoSurface *legatoSurfaceOpen(void *display, void *window) {
    LegatoSurface *surface = calloc(1, sizeof *surface);
    if (!surface) return NULL;
    surface->display = display;
    surface->window = window;
    surface->scale = 1;
    if (!find(&surface->library)) {
        free(surface);
        return NULL;
    }
    surface->queue = surface->library.wl_display_create_queue(display);
    if (surface->queue) bindGlobals(surface);
    if (surface->compositor && surface->subcompositor && surface->shm && addSubsurface(surface))
        return surface;
    legatoSurfaceClose(surface);
    return NULL;
}

/// Destroys an object in the compositor and the client.
static void end(LegatoSurface *surface, Proxy *object, uint32_t request) {
    if (!object) return;
    surface->library.wl_proxy_marshal(object, request);
    surface->library.wl_proxy_destroy(object);
}

void legatoSurfaceClose(LegatoSurface *surface) {
    Library *wayland = &surface->library;
    if (surface->callback) wayland->wl_proxy_destroy(surface->callback);
    end(surface, surface->subsurface, SUBSURFACE_DESTROY);
    end(surface, surface->surface, SURFACE_DESTROY);
    if (surface->ground) legatoBufferFree(surface->ground);
    end(surface, surface->subcompositor, SUBCOMPOSITOR_DESTROY);
    if (surface->shm) wayland->wl_proxy_destroy(surface->shm);
    if (surface->compositor) wayland->wl_proxy_destroy(surface->compositor);
    if (surface->queue) wayland->wl_event_queue_destroy(surface->queue);
    free(surface);
}

bool legatoSurfaceReceive(LegatoSurface *surface, int64_t nanoseconds) {
    Library *wayland = &surface->library;
    Proxy *display = surface->display;
    if (wayland->wl_display_prepare_read_queue(display, surface->queue) != 0)
        return wayland->wl_display_dispatch_queue_pending(display, surface->queue) >= 0;
    wayland->wl_display_flush(display);
    struct timespec timeout = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    struct pollfd socket = {.fd = wayland->wl_display_get_fd(display), .events = POLLIN};
    if (ppoll(&socket, 1, &timeout, NULL) <= 0) {
        wayland->wl_display_cancel_read(display);
        return true;
    }
    if (wayland->wl_display_read_events(display) < 0) return false;
    return wayland->wl_display_dispatch_queue_pending(display, surface->queue) >= 0;
}

bool legatoSurfaceWantsFrame(const LegatoSurface *surface) { return !surface->callback; }

// MARK: Buffers

LegatoBuffer *legatoBufferMake(LegatoSurface *surface, int32_t width, int32_t height) {
    Library *wayland = &surface->library;
    size_t size = (size_t)width * 4 * (size_t)height;
    if (width < 1 || height < 1 || size > INT32_MAX) return NULL;
    SharedBuffer *shared = calloc(1, sizeof *shared);
    int file = shared ? memfd_create("legato", MFD_CLOEXEC) : -1;
    void *pixels = MAP_FAILED;
    if (file >= 0 && ftruncate(file, (off_t)size) == 0)
        pixels = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (pixels != MAP_FAILED) {
        Proxy *pool = wayland->wl_proxy_marshal_constructor(
            surface->shm, SHM_CREATE_POOL, wayland->shm_pool, NULL, file, (int32_t)size);
        if (pool) {
            shared->proxy = wayland->wl_proxy_marshal_constructor(
                pool, POOL_CREATE_BUFFER, wayland->buffer, NULL, 0, width, height, width * 4,
                SHM_XRGB8888);
            wayland->wl_proxy_marshal(pool, POOL_DESTROY);
            wayland->wl_proxy_destroy(pool);
        }
    }
    if (file >= 0) close(file);
    if (!shared || !shared->proxy) {
        if (pixels != MAP_FAILED) munmap(pixels, size);
        free(shared);
        return NULL;
    }
    shared->buffer = (LegatoBuffer){pixels, width, height, true};
    shared->surface = surface;
    shared->size = size;
    wayland->wl_proxy_add_listener(shared->proxy, bufferHandlers, &shared->buffer);
    return &shared->buffer;
}

void legatoBufferFree(LegatoBuffer *buffer) {
    SharedBuffer *shared = (SharedBuffer *)buffer;
    end(shared->surface, shared->proxy, BUFFER_DESTROY);
    munmap(buffer->pixels, shared->size);
    free(shared);
}

/// Attaches a buffer to a surface and marks the changed rectangle as damaged.
static void attach(
    LegatoSurface *surface, Proxy *object, LegatoBuffer *buffer, LegatoRect changed) {
    Library *wayland = &surface->library;
    wayland->wl_proxy_marshal(object, SURFACE_ATTACH, ((SharedBuffer *)buffer)->proxy, 0, 0);
    wayland->wl_proxy_marshal(
        object, SURFACE_DAMAGE_BUFFER, changed.x, changed.y, changed.width, changed.height);
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
    Library *wayland = &surface->library;
    Proxy *top = surface->surface;
    LegatoBuffer *ground = groundLike(surface, buffer);
    commitsWindow |= ground != NULL;
    // Synchronized, so that both surfaces change at the same time.
    if (commitsWindow) wayland->wl_proxy_marshal(surface->subsurface, SUBSURFACE_SET_SYNC);
    if (scale != surface->scale) wayland->wl_proxy_marshal(top, SURFACE_SET_BUFFER_SCALE, scale);
    surface->scale = scale;
    attach(surface, top, buffer, changed);
    if (!surface->callback) {
        surface->callback = wayland->wl_proxy_marshal_constructor(
            top, SURFACE_FRAME, wayland->callback, NULL);
        if (surface->callback)
            wayland->wl_proxy_add_listener(surface->callback, callbackHandlers, surface);
    }
    wayland->wl_proxy_marshal(top, SURFACE_COMMIT);
    if (commitsWindow) {
        LegatoRect all = {0, 0, buffer->width, buffer->height};
        if (ground) attach(surface, surface->window, ground, all);
        wayland->wl_proxy_marshal(surface->window, SURFACE_COMMIT);
        wayland->wl_proxy_marshal(surface->subsurface, SUBSURFACE_SET_DESYNC);
    }
    if (ground) {
        if (surface->ground) legatoBufferFree(surface->ground);
        surface->ground = ground;
    }
    wayland->wl_display_flush(surface->display);
}
