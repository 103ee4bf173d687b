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
#include <string.h>
#include <unistd.h>

/// The seat of the connection, kept until the program ends.
static struct {
    struct wl_display *display;
    struct wl_event_queue *queue;
    struct wl_data_device_manager *manager;
    struct wl_seat *seat;
    struct wl_keyboard *keyboard;
    struct wl_pointer *pointer;
    struct wl_touch *touch;
    /// The device; null unless the compositor has clipboards and drags.
    struct wl_data_device *device;
    /// Whether a surface of the program has the keyboard.
    bool hasKeyboard;
    /// The serial of the latest input, which a change of the clipboard needs.
    uint32_t serial;
    /// The surface with the mouse, and the place there.
    struct wl_surface *pointed;
    wl_fixed_t x, y;
    /// The serial of the latest press, which a drag needs.
    uint32_t press;
    /// What the picture of a drag needs.
    struct wl_compositor *compositor;
    struct wl_shm *shm;
    LegatoClipboardListener listener;
} board;

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
    board.serial = serial;
    board.hasKeyboard = true;
}

static void keysLeave(
    void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface) {
    (void)data, (void)keyboard, (void)serial, (void)surface;
    board.hasKeyboard = false;
}

static void keyChanges(
    void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t time, uint32_t key,
    uint32_t state) {
    (void)data, (void)keyboard, (void)time, (void)key, (void)state;
    board.serial = serial;
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
    board.pointed = surface;
    board.x = x;
    board.y = y;
}

static void pointerLeaves(
    void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface) {
    (void)data, (void)pointer, (void)serial, (void)surface;
    board.pointed = NULL;
}

static void pointerMoves(
    void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
    (void)data, (void)pointer, (void)time;
    board.x = x;
    board.y = y;
}

static void buttonChanges(
    void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button,
    uint32_t state) {
    (void)data, (void)pointer, (void)time;
    board.serial = serial;
    if (state != WL_POINTER_BUTTON_STATE_PRESSED) return;
    board.press = serial;
    // The code of the left button in Linux.
    if (button == 0x110 && board.pointed)
        board.listener.press(
            board.listener.context, board.pointed, wl_fixed_to_double(board.x),
            wl_fixed_to_double(board.y));
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
    board.serial = board.press = serial;
}

static void fingerLeaves(
    void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id) {
    (void)data, (void)touch, (void)time, (void)id;
    board.serial = serial;
}

static void fingerMoves(
    void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y) {
    (void)data, (void)touch, (void)time, (void)id, (void)x, (void)y;
}

static void fingersAreDone(void *data, struct wl_touch *touch) { (void)data, (void)touch; }

static const struct wl_touch_listener touchListener = {
    .down = fingerTouches, .up = fingerLeaves, .motion = fingerMoves, .frame = fingersAreDone,
    .cancel = fingersAreDone};

static void seatHas(void *data, struct wl_seat *seat, uint32_t capabilities) {
    (void)data;
#define FOLLOW(device, capability) \
    if (capabilities & capability && !board.device) { \
        board.device = wl_seat_get_##device(seat); \
        if (board.device) wl_##device##_add_listener(board.device, &device##Listener, NULL); \
    } else if (!(capabilities & capability) && board.device) { \
        wl_##device##_destroy(board.device); \
        board.device = NULL; \
    }
    FOLLOW(keyboard, WL_SEAT_CAPABILITY_KEYBOARD)
    FOLLOW(pointer, WL_SEAT_CAPABILITY_POINTER)
    FOLLOW(touch, WL_SEAT_CAPABILITY_TOUCH)
#undef FOLLOW
    if (!board.keyboard) board.hasKeyboard = false;
    if (!board.pointer) board.pointed = NULL;
}

static const struct wl_seat_listener seatListener = {.capabilities = seatHas};

// MARK: Connecting

static void boardHasGlobal(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface,
    uint32_t version) {
    (void)data;
    if (!board.seat && strcmp(interface, wl_seat_interface.name) == 0) {
        board.seat = wl_registry_bind(registry, name, &wl_seat_interface, 1);
        if (board.seat) wl_seat_add_listener(board.seat, &seatListener, NULL);
    }
    // Drags report their end since version 3.
    if (!board.manager && version >= WL_DATA_SOURCE_DND_FINISHED_SINCE_VERSION &&
        strcmp(interface, wl_data_device_manager_interface.name) == 0)
        board.manager = wl_registry_bind(
            registry, name, &wl_data_device_manager_interface,
            WL_DATA_SOURCE_DND_FINISHED_SINCE_VERSION);
    if (!board.compositor && version >= WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION &&
        strcmp(interface, wl_compositor_interface.name) == 0)
        board.compositor = wl_registry_bind(
            registry, name, &wl_compositor_interface, WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION);
    if (!board.shm && strcmp(interface, wl_shm_interface.name) == 0)
        board.shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
}

static void boardLostGlobal(void *data, struct wl_registry *registry, uint32_t name) {
    (void)data, (void)registry, (void)name;
}

static const struct wl_registry_listener boardListener = {
    .global = boardHasGlobal, .global_remove = boardLostGlobal};

/// Binds the seat and what exchanges of data need. Returns whether the compositor has both.
static bool openSeat(struct wl_display *connection) {
    board.queue = wl_display_create_queue(connection);
    struct wl_display *display = board.queue ? wl_proxy_create_wrapper(connection) : NULL;
    if (!display) return false;
    board.display = connection;
    wl_proxy_set_queue((struct wl_proxy *)display, board.queue);
    struct wl_registry *registry = wl_display_get_registry(display);
    wl_proxy_wrapper_destroy(display);
    if (!registry) return false;
    wl_registry_add_listener(registry, &boardListener, NULL);
    // The first round trip lists the globals; the second delivers what the seat has.
    wl_display_roundtrip_queue(connection, board.queue);
    wl_display_roundtrip_queue(connection, board.queue);
    wl_registry_destroy(registry);
    return board.seat && board.manager;
}

#endif
