// The events of the device by which the program exchanges data with others, on the main thread.
#ifndef CWAYLAND_DEVICE_H
#define CWAYLAND_DEVICE_H

#include "clipboard.h"
#include "drag.h"

/// The drag of another program over this one's windows.
static struct {
    /// Null without a drag.
    LegatoOffer *offer;
    struct wl_surface *surface;
    wl_fixed_t x, y;
} visitor;

static void visitorMoves(wl_fixed_t x, wl_fixed_t y) {
    visitor.x = x;
    visitor.y = y;
    if (!visitor.offer || !visitor.surface) return;
    confirm(visitor.offer);
    seat.listener.move(
        seat.listener.context, visitor.offer, visitor.surface, wl_fixed_to_double(x),
        wl_fixed_to_double(y));
}

void legatoDropAccept(const char *type) {
    if (visitor.offer) acceptOffer(visitor.offer, type);
}

static void forgetVisitor(void) {
    if (visitor.offer) legatoOfferFree(visitor.offer);
    visitor.offer = NULL;
}

static void visitorLeaves(void) {
    if (visitor.offer && visitor.surface) seat.listener.leave(seat.listener.context, visitor.surface);
    forgetVisitor();
}

/// Returns whether data of this program is dragged.
static bool isCarrying(void) { return carried.source && !carried.isDropped; }

static void dragEnters(
    void *data, struct wl_data_device *device, uint32_t serial, struct wl_surface *surface,
    wl_fixed_t x, wl_fixed_t y, struct wl_data_offer *object) {
    (void)data, (void)device;
    LegatoOffer *offer = object ? taken(object) : NULL;
    if (offer) offer->arrival = serial;
    if (isCarrying()) return carriedEnters(surface, x, y, offer);
    visitorLeaves();
    visitor.offer = offer;
    visitor.surface = surface;
    visitorMoves(x, y);
}

static void dragMoves(
    void *data, struct wl_data_device *device, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
    (void)data, (void)device, (void)time;
    if (isCarrying()) {
        if (carried.surface) carriedMoves(x, y);
        return;
    }
    visitorMoves(x, y);
}

static void dragLeaves(void *data, struct wl_data_device *device) {
    (void)data, (void)device;
    if (isCarrying()) return carriedLeaves();
    visitorLeaves();
}

static void dragDrops(void *data, struct wl_data_device *device) {
    (void)data, (void)device;
    if (isCarrying()) {
        if (carried.surface) carriedDrops();
        return;
    }
    LegatoOffer *offer = visitor.offer;
    if (!offer || !offer->accepted || !visitor.surface) return visitorLeaves();
    visitor.offer = NULL;
    seat.listener.drop(
        seat.listener.context, offer, visitor.surface, wl_fixed_to_double(visitor.x),
        wl_fixed_to_double(visitor.y));
}

static const struct wl_data_device_listener deviceListener = {
    .data_offer = deviceHasOffer, .enter = dragEnters, .leave = dragLeaves, .motion = dragMoves,
    .drop = dragDrops, .selection = deviceHasSelection};

bool legatoClipboardOpen(struct wl_display *connection, LegatoClipboardListener listener) {
    if (!isAvailable() || seat.display) return false;
    if (openSeat(connection))
        seat.device = wl_data_device_manager_get_data_device(seat.manager, seat.object);
    if (!seat.device) {
        closeSeat();
        return false;
    }
    seat.listener = listener;
    wl_data_device_add_listener(seat.device, &deviceListener, NULL);
    awaitAnswer();
    return true;
}

bool legatoClipboardDispatch(void) {
    if (!seat.device) return false;
    wl_display_dispatch_queue_pending(seat.display, seat.queue);
    return seat.hasKeyboard;
}

bool legatoClipboardHasEvents(void) {
    if (!seat.device) return false;
    // Preparing to read succeeds only if the queue is empty.
    if (wl_display_prepare_read_queue(seat.display, seat.queue) != 0) return true;
    wl_display_cancel_read(seat.display);
    return false;
}

#endif
