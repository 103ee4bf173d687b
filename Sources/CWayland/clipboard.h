// The clipboard, on the main thread.
#ifndef CWAYLAND_CLIPBOARD_H
#define CWAYLAND_CLIPBOARD_H

#include "CWayland.h"
#include "libwayland.h"
#include "seat.h"
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
    /// The type in which dragged data is accepted; null if it is refused.
    char *accepted;
    /// The serial of the drag's arrival on a surface, which accepting needs.
    uint32_t arrival;
};

/// The offers that the compositor has announced neither as the clipboard's nor as a drag's yet.
static LegatoOffer *offers;

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
    offer->next = offers;
    offers = offer;
    wl_data_offer_add_listener(object, &offerListener, offer);
}

/// Removes the offer of an object from those that are announced as nothing yet; null if there is none.
static LegatoOffer *taken(struct wl_data_offer *object) {
    for (LegatoOffer **place = &offers; *place; place = &(*place)->next) {
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
    bool isRepeated = !seat.hasKeyboard || seat.isEntered;
    seat.isEntered = false;
    seat.listener.announce(seat.listener.context, object ? taken(object) : NULL, isRepeated);
}

const char *legatoOfferTypes(const LegatoOffer *offer) { return offer->types ? offer->types : ""; }

int legatoOfferReceive(LegatoOffer *offer, const char *type) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    wl_data_offer_receive(offer->object, type, ends[1]);
    close(ends[1]);
    wl_display_flush(seat.display);
    return ends[0];
}

void legatoOfferFree(LegatoOffer *offer) {
    wl_data_offer_destroy(offer->object);
    free(offer->types);
    free(offer->accepted);
    free(offer);
}

// MARK: Dragged offers

/// Sends the compositor again in which type dragged data is accepted.
///
/// The other library refuses the same data unless it is a list of URLs, and the latest answer counts.
static void confirm(const LegatoOffer *offer) {
    if (!offer->accepted) return;
    wl_data_offer_accept(offer->object, offer->arrival, offer->accepted);
    wl_data_offer_set_actions(
        offer->object, WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY,
        WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY);
    wl_display_flush(seat.display);
}

/// Accepts dragged data in a type, or refuses it if that is null.
static void acceptOffer(LegatoOffer *offer, const char *type) {
    free(offer->accepted);
    offer->accepted = type ? strdup(type) : NULL;
    if (offer->accepted) return confirm(offer);
    wl_data_offer_accept(offer->object, offer->arrival, NULL);
    wl_data_offer_set_actions(
        offer->object, WL_DATA_DEVICE_MANAGER_DND_ACTION_NONE,
        WL_DATA_DEVICE_MANAGER_DND_ACTION_NONE);
    wl_display_flush(seat.display);
}

void legatoOfferFinish(LegatoOffer *offer) {
    // Compositors end the connection if the data is not accepted then.
    confirm(offer);
    if (offer->accepted) wl_data_offer_finish(offer->object);
    wl_display_flush(seat.display);
}

// MARK: Own data

static void sourceSends(
    void *data, struct wl_data_source *source, const char *type, int32_t descriptor) {
    (void)source;
    seat.listener.send(data, type, descriptor);
}

static void sourceIsCancelled(void *data, struct wl_data_source *source) {
    (void)source;
    seat.listener.sourceCancelled(seat.listener.context, data);
}

static void sourceIsAccepted(void *data, struct wl_data_source *source, const char *type) {
    (void)data, (void)source, (void)type;
}

static const struct wl_data_source_listener sourceListener = {
    .target = sourceIsAccepted, .send = sourceSends, .cancelled = sourceIsCancelled};

struct wl_data_source *legatoClipboardOffer(
    const char *const *types, size_t count, void *data) {
    struct wl_data_source *source = wl_data_device_manager_create_data_source(seat.manager);
    if (!source) return NULL;
    wl_data_source_add_listener(source, &sourceListener, data);
    for (size_t at = 0; at < count; at++) wl_data_source_offer(source, types[at]);
    wl_data_device_set_selection(seat.device, source, seat.serial);
    return source;
}

void legatoClipboardEmpty(void) {
    wl_data_device_set_selection(seat.device, NULL, seat.serial);
    wl_display_flush(seat.display);
}

void legatoSourceFree(struct wl_data_source *source) {
    wl_data_source_destroy(source);
    wl_display_flush(seat.display);
}

bool legatoClipboardReceive(void) { return awaitAnswer(); }

#endif
