// OpenGL on a surface: the functions of EGL and libwayland-egl, loaded at run time.
#ifndef CWAYLAND_OPENGL_H
#define CWAYLAND_OPENGL_H

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

struct wl_surface;
struct wl_egl_window;

/// A surface that OpenGL draws to.
typedef struct {
    void *display, *surface;
    struct wl_egl_window *window;
} GLTarget;

enum { CONFIG_ID = 0x3028, NONE = 0x3038 };

static struct {
    void *(*eglGetCurrentDisplay)(void);
    void *(*eglGetCurrentContext)(void);
    unsigned (*eglQueryContext)(void *, void *, int32_t, int32_t *);
    unsigned (*eglChooseConfig)(void *, const int32_t *, void **, int32_t, int32_t *);
    void *(*eglCreateWindowSurface)(void *, void *, struct wl_egl_window *, const int32_t *);
    unsigned (*eglDestroySurface)(void *, void *);
    unsigned (*eglMakeCurrent)(void *, void *, void *, void *);
    unsigned (*eglSwapInterval)(void *, int32_t);
    unsigned (*eglSwapBuffers)(void *, void *);
    struct wl_egl_window *(*wl_egl_window_create)(struct wl_surface *, int, int);
    void (*wl_egl_window_destroy)(struct wl_egl_window *);
    void (*wl_egl_window_resize)(struct wl_egl_window *, int, int, int, int);
    bool isLoaded;
} gl;

static void loadGL(void) {
    void *egl = dlopen("libEGL.so.1", RTLD_LAZY), *window = dlopen("libwayland-egl.so.1", RTLD_LAZY);
    if (!egl || !window) return;
#define FIND_IN(library, name) \
    if (!(gl.name = (__typeof__(gl.name))dlsym(library, #name))) return;
    FIND_IN(egl, eglGetCurrentDisplay) FIND_IN(egl, eglGetCurrentContext) FIND_IN(egl, eglQueryContext)
    FIND_IN(egl, eglChooseConfig) FIND_IN(egl, eglCreateWindowSurface) FIND_IN(egl, eglDestroySurface)
    FIND_IN(egl, eglMakeCurrent) FIND_IN(egl, eglSwapInterval) FIND_IN(egl, eglSwapBuffers)
    FIND_IN(window, wl_egl_window_create) FIND_IN(window, wl_egl_window_destroy)
    FIND_IN(window, wl_egl_window_resize)
#undef FIND_IN
    gl.isLoaded = true;
}

static void closeTarget(GLTarget *target) {
    if (target->surface) gl.eglDestroySurface(target->display, target->surface);
    if (target->window) gl.wl_egl_window_destroy(target->window);
    *target = (GLTarget){0};
}

/// Makes the current context draw to a surface. Returns whether it succeeded.
static bool openTarget(GLTarget *target, struct wl_surface *surface) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, loadGL);
    if (!gl.isLoaded) return false;
    void *display = gl.eglGetCurrentDisplay(), *context = gl.eglGetCurrentContext(), *config;
    if (!target->surface) {
        int32_t id = 0, count = 0;
        if (!gl.eglQueryContext(display, context, CONFIG_ID, &id)) return false;
        int32_t wanted[] = {CONFIG_ID, id, NONE};
        if (!gl.eglChooseConfig(display, wanted, &config, 1, &count) || count < 1) return false;
        target->display = display;
        target->window = gl.wl_egl_window_create(surface, 1, 1);
        if (target->window)
            target->surface = gl.eglCreateWindowSurface(display, config, target->window, NULL);
    }
    if (target->surface && gl.eglMakeCurrent(display, target->surface, target->surface, context)) {
        // Swaps do not wait, because frame callbacks pace the drawing.
        gl.eglSwapInterval(display, 0);
        return true;
    }
    closeTarget(target);
    return false;
}

#endif
