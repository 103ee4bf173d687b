// The clipboard, on the main thread.
//
// Of several data devices of a program, some compositors send drags to the newest only. So that drags
// reach the other library, a device exists only while the clipboard is changed or read. GNOME's
// compositor forgets the other device if that happens without the keyboard.
#ifndef CWAYLAND_CLIPBOARD_H
#define CWAYLAND_CLIPBOARD_H

#include "CWayland.h"
#include "libwayland.h"
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct LegatoOffer {
    struct LegatoOffer *next;
    struct wl_data_offer *object;
    /// The types, a line each.
    char *types;
    size_t length;
};

/// The clipboard of the connection, kept until the program ends.
static struct {
    struct wl_display *display;
    struct wl_event_queue *queue;
    struct wl_data_device_manager *manager;
    struct wl_seat *seat;
    struct wl_keyboard *keyboard;
    struct wl_pointer *pointer;
    struct wl_touch *touch;
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
    /// The data that this program provides; null if it is not the clipboard's.
    struct wl_data_source *source;
    LegatoClipboardListener listener;
    /// The offers that were announced to the current device.
    LegatoOffer *offers;
    /// The clipboard's; null if it is empty.
    LegatoOffer *selection;
    /// Whether the compositor has announced the clipboard to the current device.
    bool isAnnounced;
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
    }
    FOLLOW(keyboard, WL_SEAT_CAPABILITY_KEYBOARD)
    FOLLOW(pointer, WL_SEAT_CAPABILITY_POINTER)
    FOLLOW(touch, WL_SEAT_CAPABILITY_TOUCH)
#undef FOLLOW
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
    // Devices can be released since version 2.
    if (!board.manager && version >= WL_DATA_DEVICE_RELEASE_SINCE_VERSION &&
        strcmp(interface, wl_data_device_manager_interface.name) == 0)
        board.manager = wl_registry_bind(
            registry, name, &wl_data_device_manager_interface, version < 3 ? version : 3);
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

bool legatoClipboardOpen(struct wl_display *connection, LegatoClipboardListener listener) {
    if (!isAvailable() || board.display) return false;
    board.listener = listener;
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

bool legatoClipboardDispatch(void) {
    if (board.queue) wl_display_dispatch_queue_pending(board.display, board.queue);
    return board.hasKeyboard;
}

// MARK: Offers

static void offerHasType(void *data, struct wl_data_offer *object, const char *type) {
    (void)object;
    LegatoOffer *offer = data;
    size_t size = strlen(type);
    char *types = realloc(offer->types, offer->length + size + 2);
    if (!types) return;
    memcpy(types + offer->length, type, size);
    offer->types = types;
    offer->length += size + 1;
    types[offer->length - 1] = '\n';
    types[offer->length] = 0;
}

static void offerHasAction(void *data, struct wl_data_offer *object, uint32_t action) {
    (void)data, (void)object, (void)action;
}

static const struct wl_data_offer_listener offerListener = {
    .offer = offerHasType, .source_actions = offerHasAction, .action = offerHasAction};

static void deviceHasOffer(void *data, struct wl_data_device *device, struct wl_data_offer *object) {
    (void)data, (void)device;
    LegatoOffer *offer = calloc(1, sizeof *offer);
    if (!offer) return wl_data_offer_destroy(object);
    offer->object = object;
    offer->next = board.offers;
    board.offers = offer;
    wl_data_offer_add_listener(object, &offerListener, offer);
}

/// Removes an offer from those of the current device; null if there is none of this object.
static LegatoOffer *taken(struct wl_data_offer *object) {
    for (LegatoOffer **place = &board.offers; *place; place = &(*place)->next) {
        LegatoOffer *offer = *place;
        if (offer->object != object) continue;
        *place = offer->next;
        return offer;
    }
    return NULL;
}

static void deviceHasSelection(
    void *data, struct wl_data_device *device, struct wl_data_offer *object) {
    (void)data, (void)device;
    board.isAnnounced = true;
    if (board.selection) legatoOfferFree(board.selection);
    board.selection = object ? taken(object) : NULL;
}

static void dragEnters(
    void *data, struct wl_data_device *device, uint32_t serial, struct wl_surface *surface,
    wl_fixed_t x, wl_fixed_t y, struct wl_data_offer *object) {
    (void)data, (void)device, (void)serial, (void)surface, (void)x, (void)y;
    // It is not destroyed: compositors would end the drag.
    if (object) taken(object);
}

static void dragLeaves(void *data, struct wl_data_device *device) { (void)data, (void)device; }

static void dragMoves(
    void *data, struct wl_data_device *device, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
    (void)data, (void)device, (void)time, (void)x, (void)y;
}

static const struct wl_data_device_listener deviceListener = {
    .data_offer = deviceHasOffer, .enter = dragEnters, .leave = dragLeaves, .motion = dragMoves,
    .drop = dragLeaves, .selection = deviceHasSelection};

/// Creates a device, makes a source the clipboard's if `changes`, and receives the clipboard, which the
/// compositor announces to new devices of the program with the keyboard.
static void visit(bool changes, struct wl_data_source *source) {
    struct wl_data_device *device = wl_data_device_manager_get_data_device(board.manager, board.seat);
    if (!device) return;
    wl_data_device_add_listener(device, &deviceListener, NULL);
    if (changes) wl_data_device_set_selection(device, source, board.serial);
    board.isAnnounced = false;
    wl_display_roundtrip_queue(board.display, board.queue);
    wl_data_device_release(device);
    while (board.offers) legatoOfferFree(taken(board.offers->object));
    wl_display_flush(board.display);
}

bool legatoClipboardRead(LegatoOffer **offer) {
    visit(false, NULL);
    *offer = board.selection;
    board.selection = NULL;
    return board.isAnnounced;
}

const char *legatoOfferTypes(const LegatoOffer *offer) { return offer->types ? offer->types : ""; }

int legatoOfferReceive(LegatoOffer *offer, const char *type) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    wl_data_offer_receive(offer->object, type, ends[1]);
    close(ends[1]);
    wl_display_flush(board.display);
    return ends[0];
}

void legatoOfferFree(LegatoOffer *offer) {
    wl_data_offer_destroy(offer->object);
    free(offer->types);
    free(offer);
}

// MARK: Own data

static void sourceSends(
    void *data, struct wl_data_source *source, const char *type, int32_t descriptor) {
    (void)data;
    if (source != board.source) {
        close(descriptor);
    } else {
        board.listener.send(board.listener.context, type, descriptor);
    }
}

static void sourceIsCancelled(void *data, struct wl_data_source *source) {
    (void)data;
    wl_data_source_destroy(source);
    if (source != board.source) return;
    board.source = NULL;
    board.listener.lose(board.listener.context);
}

static void sourceIsAccepted(void *data, struct wl_data_source *source, const char *type) {
    (void)data, (void)source, (void)type;
}

static const struct wl_data_source_listener sourceListener = {
    .target = sourceIsAccepted, .send = sourceSends, .cancelled = sourceIsCancelled};

void legatoClipboardSet(const char *const *types, size_t count) {
    board.source = count ? wl_data_device_manager_create_data_source(board.manager) : NULL;
    if (board.source) {
        wl_data_source_add_listener(board.source, &sourceListener, NULL);
        for (size_t at = 0; at < count; at++) wl_data_source_offer(board.source, types[at]);
    }
    visit(true, board.source);
    if (board.selection) legatoOfferFree(board.selection);
    board.selection = NULL;
}

bool legatoClipboardHasEvents(void) {
    if (!board.queue) return false;
    // Preparing to read succeeds only if the queue is empty.
    if (wl_display_prepare_read_queue(board.display, board.queue) != 0) return true;
    wl_display_cancel_read(board.display);
    return false;
}

#endif
