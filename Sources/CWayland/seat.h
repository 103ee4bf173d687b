// The seat of a connection, on the main thread: the input that clipboards and drags need, and the device
// by which the program exchanges data with others.
//
// The device is opened before a window has the keyboard, and is never destroyed. libwayland drops the
// offers that are announced to a destroyed device, and ends the connection with the next one, whose number
// then is not the one expected. Of several devices of a program, GNOME's compositor serves the latest only
// if it was opened without the keyboard, and alternates between them if not.
#ifndef CWAYLAND_SEAT_H
#define CWAYLAND_SEAT_H

#include "CWayland.h"
#include "libwayland.h"
#include <poll.h>
#include <string.h>
#include <sys/timerfd.h>
#include <unistd.h>

/// The seat of the connection, kept until the program ends.
static struct {
    struct wl_display *display;
    /// A wrapper of the connection whose objects receive their events from `queue`.
    struct wl_display *wrapper;
    struct wl_event_queue *queue;
    struct wl_data_device_manager *manager;
    struct wl_seat *object;
    struct wl_keyboard *keyboard;
    struct wl_pointer *pointer;
    struct wl_touch *touch;
    /// The device; null unless the compositor has clipboards and drags.
    struct wl_data_device *device;
    /// Whether a surface of the program has the keyboard, and whether it has received it since the
    /// clipboard's contents were last announced.
    bool hasKeyboard, isEntered;
    /// The serial of the latest input, which a change of the clipboard needs.
    uint32_t serial;
    /// The surface with the mouse, and the place there.
    struct wl_surface *pointed;
    wl_fixed_t x, y;
    /// The serial of the latest press of the left button or of a finger, which a drag needs.
    uint32_t press;
    /// What the picture of a drag needs.
    struct wl_compositor *compositor;
    struct wl_shm *shm;
    LegatoClipboardListener listener;
} seat;

// MARK: Serials

static void keysHaveMap(
    void *data, struct wl_keyboard *keyboard, uint32_t format, int32_t descriptor, uint32_t size) {
    (void)data, (void)keyboard, (void)format, (void)size;
    close(descriptor);
}

static void keysEnter(
    void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface,
    struct wl_array *keys) {
    (void)data, (void)keyboard, (void)surface, (void)keys;
    seat.serial = serial;
    seat.hasKeyboard = seat.isEntered = true;
}

static void keysLeave(
    void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface) {
    (void)data, (void)keyboard, (void)serial, (void)surface;
    seat.hasKeyboard = false;
}

static void keyChanges(
    void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t time, uint32_t key,
    uint32_t state) {
    (void)data, (void)keyboard, (void)time, (void)key, (void)state;
    seat.serial = serial;
}

static void modifiersChange(
    void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t depressed,
    uint32_t latched, uint32_t locked, uint32_t group) {
    (void)data, (void)keyboard, (void)serial, (void)depressed, (void)latched, (void)locked;
    (void)group;
}

static const struct wl_keyboard_listener keyboardListener = {
    .keymap = keysHaveMap, .enter = keysEnter, .leave = keysLeave, .key = keyChanges,
    .modifiers = modifiersChange};

static void pointerEnters(
    void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface,
    wl_fixed_t x, wl_fixed_t y) {
    (void)data, (void)pointer, (void)serial;
    seat.pointed = surface;
    seat.x = x;
    seat.y = y;
}

static void pointerLeaves(
    void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface) {
    (void)data, (void)pointer, (void)serial, (void)surface;
    seat.pointed = NULL;
}

static void pointerMoves(
    void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
    (void)data, (void)pointer, (void)time;
    seat.x = x;
    seat.y = y;
}

static void buttonChanges(
    void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button,
    uint32_t state) {
    (void)data, (void)pointer, (void)time;
    seat.serial = serial;
    // The code of the left button in Linux.
    if (state != WL_POINTER_BUTTON_STATE_PRESSED || button != 0x110) return;
    seat.press = serial;
    if (seat.pointed)
        seat.listener.press(
            seat.listener.context, seat.pointed, wl_fixed_to_double(seat.x),
            wl_fixed_to_double(seat.y));
}

static void wheelTurns(
    void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis, wl_fixed_t value) {
    (void)data, (void)pointer, (void)time, (void)axis, (void)value;
}

static const struct wl_pointer_listener pointerListener = {
    .enter = pointerEnters, .leave = pointerLeaves, .motion = pointerMoves,
    .button = buttonChanges, .axis = wheelTurns};

static void fingerTouches(
    void *data, struct wl_touch *touch, uint32_t serial, uint32_t time,
    struct wl_surface *surface, int32_t id, wl_fixed_t x, wl_fixed_t y) {
    (void)data, (void)touch, (void)time, (void)surface, (void)id, (void)x, (void)y;
    seat.serial = seat.press = serial;
}

static void fingerLeaves(
    void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id) {
    (void)data, (void)touch, (void)time, (void)id;
    seat.serial = serial;
}

static void fingerMoves(
    void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y) {
    (void)data, (void)touch, (void)time, (void)id, (void)x, (void)y;
}

static void fingersAreDone(void *data, struct wl_touch *touch) { (void)data, (void)touch; }

static const struct wl_touch_listener touchListener = {
    .down = fingerTouches, .up = fingerLeaves, .motion = fingerMoves, .frame = fingersAreDone,
    .cancel = fingersAreDone};

static void seatHas(void *data, struct wl_seat *object, uint32_t capabilities) {
    (void)data;
#define FOLLOW(device, capability) \
    if (capabilities & capability && !seat.device) { \
        seat.device = wl_seat_get_##device(object); \
        if (seat.device) wl_##device##_add_listener(seat.device, &device##Listener, NULL); \
    } else if (!(capabilities & capability) && seat.device) { \
        wl_##device##_destroy(seat.device); \
        seat.device = NULL; \
    }
    FOLLOW(keyboard, WL_SEAT_CAPABILITY_KEYBOARD)
    FOLLOW(pointer, WL_SEAT_CAPABILITY_POINTER)
    FOLLOW(touch, WL_SEAT_CAPABILITY_TOUCH)
#undef FOLLOW
    if (!seat.keyboard) seat.hasKeyboard = false;
    if (!seat.pointer) seat.pointed = NULL;
}

static const struct wl_seat_listener seatListener = {.capabilities = seatHas};

// MARK: Connecting

static void seatHasGlobal(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface,
    uint32_t version) {
    (void)data;
    if (!seat.object && strcmp(interface, wl_seat_interface.name) == 0) {
        seat.object = wl_registry_bind(registry, name, &wl_seat_interface, 1);
        if (seat.object) wl_seat_add_listener(seat.object, &seatListener, NULL);
    }
    // Drags report their end since version 3.
    if (!seat.manager && version >= WL_DATA_SOURCE_DND_FINISHED_SINCE_VERSION &&
        strcmp(interface, wl_data_device_manager_interface.name) == 0)
        seat.manager = wl_registry_bind(
            registry, name, &wl_data_device_manager_interface,
            WL_DATA_SOURCE_DND_FINISHED_SINCE_VERSION);
    if (!seat.compositor && version >= WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION &&
        strcmp(interface, wl_compositor_interface.name) == 0)
        seat.compositor = wl_registry_bind(
            registry, name, &wl_compositor_interface, WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION);
    if (!seat.shm && strcmp(interface, wl_shm_interface.name) == 0)
        seat.shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
}

static void seatLostGlobal(void *data, struct wl_registry *registry, uint32_t name) {
    (void)data, (void)registry, (void)name;
}

static const struct wl_registry_listener globalListener = {
    .global = seatHasGlobal, .global_remove = seatLostGlobal};

static void answerArrives(void *data, struct wl_callback *callback, uint32_t serial) {
    (void)callback, (void)serial;
    *(bool *)data = true;
}

static const struct wl_callback_listener answerListener = {.done = answerArrives};

/// Processes events until the compositor has answered all requests so far, for 2.5 s at most. Returns
/// whether it has.
static bool awaitAnswer(void) {
    bool isOver = false;
    struct itimerspec limit = {.it_value = {2, 500000000}};
    int timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);
    struct wl_callback *callback = timer < 0 ? NULL : wl_display_sync(seat.wrapper);
    if (callback) {
        wl_callback_add_listener(callback, &answerListener, &isOver);
        timerfd_settime(timer, 0, &limit, NULL);
    }
    struct pollfd waits[] = {
        {.fd = wl_display_get_fd(seat.display), .events = POLLIN}, {.fd = timer, .events = POLLIN}};
    while (callback && !isOver) {
        if (wl_display_prepare_read_queue(seat.display, seat.queue) == 0) {
            wl_display_flush(seat.display);
            bool isLate = poll(waits, 2, -1) > 0 && waits[1].revents;
            if (isLate || !waits[0].revents) {
                wl_display_cancel_read(seat.display);
            } else if (wl_display_read_events(seat.display) < 0) {
                break;
            }
            if (isLate) break;
        }
        if (wl_display_dispatch_queue_pending(seat.display, seat.queue) < 0) break;
    }
    if (callback) wl_callback_destroy(callback);
    if (timer >= 0) close(timer);
    return isOver;
}

/// Destroys the objects of the seat.
static void closeSeat(void) {
    if (seat.keyboard) wl_keyboard_destroy(seat.keyboard);
    if (seat.pointer) wl_pointer_destroy(seat.pointer);
    if (seat.touch) wl_touch_destroy(seat.touch);
    if (seat.object) wl_seat_destroy(seat.object);
    if (seat.manager) wl_data_device_manager_destroy(seat.manager);
    if (seat.compositor) wl_compositor_destroy(seat.compositor);
    if (seat.shm) wl_shm_destroy(seat.shm);
    if (seat.wrapper) wl_proxy_wrapper_destroy(seat.wrapper);
    if (seat.queue) wl_event_queue_destroy(seat.queue);
    memset(&seat, 0, sizeof seat);
}

/// Binds the seat and what exchanges of data need. Returns whether the compositor has both.
static bool openSeat(struct wl_display *connection) {
    seat.display = connection;
    seat.queue = wl_display_create_queue(connection);
    seat.wrapper = seat.queue ? wl_proxy_create_wrapper(connection) : NULL;
    if (!seat.wrapper) return false;
    wl_proxy_set_queue((struct wl_proxy *)seat.wrapper, seat.queue);
    struct wl_registry *registry = wl_display_get_registry(seat.wrapper);
    if (!registry) return false;
    wl_registry_add_listener(registry, &globalListener, NULL);
    // The first answer lists the globals; the second delivers what the seat has.
    bool isOpen = awaitAnswer() && awaitAnswer();
    wl_registry_destroy(registry);
    return isOpen && seat.object && seat.manager;
}

#endif
