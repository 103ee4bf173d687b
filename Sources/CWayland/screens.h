// The screens that a surface is on, followed on the main thread.
#ifndef CWAYLAND_SCREENS_H
#define CWAYLAND_SCREENS_H

#include "CWayland.h"
#include "protocols.h"
#include <stdlib.h>
#include <string.h>

/// A screen.
typedef struct Screen {
    struct Screen *next;
    struct wl_output *output;
    /// The object that reports the size in points; null if the compositor lacks the protocol.
    struct wl_proxy *extent;
    /// The name of its `wl_output` in the registry.
    uint32_t name;
    int32_t transform;
    /// Whether the compositor has removed it.
    bool isGone;
    LegatoScreen values;
} Screen;

/// The screens of the connection, which are kept until the program ends.
///
/// Events of surfaces that are already queued would name a destroyed output as null. The other library,
/// which receives such events for its own surfaces, does not expect null.
static struct {
    struct wl_display *display;
    struct wl_event_queue *queue;
    struct wl_registry *registry;
    struct wl_proxy *extentManager;
    Screen *first;
} desk;

/// A screen that a surface is on.
typedef struct Entered {
    struct Entered *next;
    struct wl_output *output;
} Entered;

/// The screens that a surface is on, and the scale that the compositor prefers for it.
typedef struct {
    struct wl_proxy *fraction;
    Entered *entered;
    /// The preferred scale in 120ths; 0 if the compositor has sent none.
    int32_t preferred;
} Screens;

static void screenHasExtent(
    void *data, struct wl_proxy *extent, int32_t width, int32_t height) {
    (void)extent;
    Screen *screen = data;
    screen->values.pointsWide = width;
    screen->values.pointsHigh = height;
}

static void screenHasPlace(void *data, struct wl_proxy *extent, int32_t x, int32_t y) {
    (void)data, (void)extent, (void)x, (void)y;
}

static void extentIsDone(void *data, struct wl_proxy *extent) { (void)data, (void)extent; }

static const struct extent_listener extentListener = {
    .logical_position = screenHasPlace, .logical_size = screenHasExtent, .done = extentIsDone};

static void screenHasGeometry(
    void *data, struct wl_output *output, int32_t x, int32_t y, int32_t width, int32_t height,
    int32_t subpixel, const char *make, const char *model, int32_t transform) {
    (void)output, (void)x, (void)y, (void)width, (void)height, (void)subpixel, (void)make;
    (void)model;
    ((Screen *)data)->transform = transform;
}

static void screenHasMode(
    void *data, struct wl_output *output, uint32_t flags, int32_t width, int32_t height,
    int32_t rate) {
    (void)output;
    if (!(flags & WL_OUTPUT_MODE_CURRENT)) return;
    LegatoScreen *values = &((Screen *)data)->values;
    values->pixelsWide = width;
    values->pixelsHigh = height;
    values->rate = rate;
}

static void screenIsDone(void *data, struct wl_output *output) { (void)data, (void)output; }

static void screenHasScale(void *data, struct wl_output *output, int32_t scale) {
    (void)output;
    ((Screen *)data)->values.scale = scale;
}

static const struct wl_output_listener screenListener = {
    .geometry = screenHasGeometry, .mode = screenHasMode, .done = screenIsDone,
    .scale = screenHasScale};

static void addExtent(Screen *screen) {
    if (!desk.extentManager || screen->extent) return;
    screen->extent = makeFor(
        desk.extentManager, EXTENT_MANAGER_GET, &extent_interface, screen->output);
    if (screen->extent)
        wl_proxy_add_listener(screen->extent, (void (**)(void)) & extentListener, screen);
}

static void deskHasGlobal(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface,
    uint32_t version) {
    (void)data;
    if (!desk.extentManager && strcmp(interface, extentManager_interface.name) == 0) {
        desk.extentManager = wl_registry_bind(registry, name, &extentManager_interface, 1);
        for (Screen *screen = desk.first; screen; screen = screen->next) addExtent(screen);
    }
    // Outputs report their scale since version 2.
    if (version < 2 || strcmp(interface, wl_output_interface.name) != 0) return;
    Screen *screen = calloc(1, sizeof *screen);
    if (!screen) return;
    screen->output = wl_registry_bind(registry, name, &wl_output_interface, 2);
    if (!screen->output) return free(screen);
    screen->name = name;
    screen->values.scale = 1;
    screen->next = desk.first;
    desk.first = screen;
    wl_output_add_listener(screen->output, &screenListener, screen);
    addExtent(screen);
}

static void deskLostGlobal(void *data, struct wl_registry *registry, uint32_t name) {
    (void)data, (void)registry;
    for (Screen *screen = desk.first; screen; screen = screen->next)
        if (screen->name == name) screen->isGone = true;
}

static const struct wl_registry_listener deskListener = {
    .global = deskHasGlobal, .global_remove = deskLostGlobal};

/// Starts tracking the screens of a connection; later calls have no effect.
static void openDesk(struct wl_display *connection) {
    if (desk.display) return;
    desk.display = connection;
    desk.queue = wl_display_create_queue(connection);
    struct wl_display *display = desk.queue ? wl_proxy_create_wrapper(connection) : NULL;
    if (!display) return;
    wl_proxy_set_queue((struct wl_proxy *)display, desk.queue);
    desk.registry = wl_display_get_registry(display);
    wl_proxy_wrapper_destroy(display);
    if (!desk.registry) return;
    wl_registry_add_listener(desk.registry, &deskListener, NULL);
    // The first round trip lists the screens; the second delivers their properties.
    wl_display_roundtrip_queue(connection, desk.queue);
    wl_display_roundtrip_queue(connection, desk.queue);
}

/// Returns a wrapper of an object, whose requests create objects with events on the queue of screens;
/// null if the object is null or there is no memory.
static void *onDesk(void *object) {
    void *wrapper = object ? wl_proxy_create_wrapper(object) : NULL;
    if (wrapper) wl_proxy_set_queue(wrapper, desk.queue);
    return wrapper;
}

static void screenIsEntered(void *data, struct wl_surface *surface, struct wl_output *output) {
    (void)surface;
    Screens *screens = data;
    Entered *entered = output ? calloc(1, sizeof *entered) : NULL;
    if (!entered) return;
    *entered = (Entered){screens->entered, output};
    screens->entered = entered;
}

static void screenIsLeft(void *data, struct wl_surface *surface, struct wl_output *output) {
    (void)surface;
    for (Entered **place = &((Screens *)data)->entered; *place;) {
        Entered *entered = *place;
        if (entered->output != output) {
            place = &entered->next;
            continue;
        }
        *place = entered->next;
        free(entered);
    }
}

static const struct wl_surface_listener surfaceListener = {
    .enter = screenIsEntered, .leave = screenIsLeft};

static void scaleIsPreferred(void *data, struct wl_proxy *fraction, uint32_t scale) {
    (void)fraction;
    ((Screens *)data)->preferred = (int32_t)scale;
}

static const struct fraction_listener fractionListener = {.preferred_scale = scaleIsPreferred};

/// Starts tracking the preferred scale of a surface, if the compositor reports fractional scales.
static void followScale(
    Screens *screens, struct wl_proxy *manager, struct wl_surface *surface) {
    struct wl_proxy *wrapper = onDesk(manager);
    if (!wrapper) return;
    screens->fraction = makeFor(wrapper, FRACTION_MANAGER_GET, &fraction_interface, surface);
    wl_proxy_wrapper_destroy(wrapper);
    if (screens->fraction)
        wl_proxy_add_listener(screens->fraction, (void (**)(void)) & fractionListener, screens);
}

static void closeScreens(Screens *screens) {
    destroyProxy(screens->fraction);
    while (screens->entered) screenIsLeft(screens, NULL, screens->entered->output);
}

static bool isEntered(const Screens *screens, const Screen *screen) {
    for (const Entered *entered = screens->entered; entered; entered = entered->next)
        if (entered->output == screen->output) return !screen->isGone;
    return false;
}

/// Returns the pixels per point of a screen; its integer scale if its size in points is unknown.
static double density(const LegatoScreen *screen) {
    return screen->pointsWide > 0 ? (double)screen->pixelsWide / screen->pointsWide : screen->scale;
}

/// Returns the densest screen that a surface is on, or the densest of all while it is on none.
static LegatoScreen densestScreen(const Screens *screens) {
    LegatoScreen best = {.scale = 1};
    bool isOnAny = false;
    for (const Screen *screen = desk.first; screen; screen = screen->next)
        isOnAny |= isEntered(screens, screen);
    for (const Screen *screen = desk.first; screen; screen = screen->next) {
        LegatoScreen values = screen->values;
        if (screen->isGone || (isOnAny && !isEntered(screens, screen))) continue;
        // Rotations by 90 and 270 degrees swap width and height.
        if (screen->transform & 1) {
            values.pixelsWide = screen->values.pixelsHigh;
            values.pixelsHigh = screen->values.pixelsWide;
        }
        if (best.pixelsWide == 0 || density(&values) > density(&best)) best = values;
    }
    best.preferredScale = screens->preferred;
    return best;
}

#endif
