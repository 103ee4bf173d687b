// A drag of this program's data, on the main thread.
#ifndef CWAYLAND_DRAG_H
#define CWAYLAND_DRAG_H

#include "buffers.h"
#include "clipboard.h"

/// The drag.
static struct {
    LegatoDragListener listener;
    /// Null unless a drag is in progress or its data may still be fetched.
    struct wl_data_source *source;
    /// The first of its types.
    char *type;
    /// The data as another program would receive it; null outside of this program's windows.
    LegatoOffer *offer;
    /// The surface of this program under the pointer; null outside.
    struct wl_surface *surface;
    /// The picture that follows the pointer, and its pixels.
    struct wl_surface *icon;
    LegatoBuffer *picture;
    /// Whether the picture was moved to its place beside the pointer, and whether it is shown.
    bool isPlaced, isShown;
    /// Whether the data was dropped.
    bool isDropped;
} carried;

static void leaveSurface(void) {
    if (carried.offer) legatoOfferFree(carried.offer);
    carried.offer = NULL;
    carried.surface = NULL;
}

static void closeDrag(void) {
    leaveSurface();
    if (carried.icon) wl_surface_destroy(carried.icon);
    if (carried.picture) legatoBufferFree(carried.picture);
    free(carried.type);
    carried.icon = NULL;
    carried.picture = NULL;
    carried.type = NULL;
    wl_display_flush(seat.display);
}

static void endDrag(struct wl_data_source *source, bool isAccepted) {
    wl_data_source_destroy(source);
    if (source != carried.source) return;
    carried.source = NULL;
    closeDrag();
    carried.listener.end(carried.listener.context, isAccepted);
}

// MARK: Over this program's windows

static void carriedMoves(wl_fixed_t x, wl_fixed_t y) {
    if (carried.offer) confirm(carried.offer);
    carried.listener.move(
        carried.listener.context, carried.surface, wl_fixed_to_double(x), wl_fixed_to_double(y));
}

static void carriedEnters(
    struct wl_surface *surface, wl_fixed_t x, wl_fixed_t y, LegatoOffer *offer) {
    leaveSurface();
    carried.surface = surface;
    carried.offer = offer;
    // Views decide on the drop themselves.
    if (offer && carried.type) acceptOffer(offer, carried.type);
    carriedMoves(x, y);
}

static void carriedLeaves(void) {
    leaveSurface();
    carried.listener.move(carried.listener.context, NULL, 0, 0);
}

static void carriedDrops(void) {
    carried.isDropped = true;
    carried.listener.drop(carried.listener.context, true);
    closeDrag();
}

// MARK: The source

static void carriedSends(
    void *data, struct wl_data_source *source, const char *type, int32_t descriptor) {
    (void)data, (void)source;
    carried.listener.send(carried.listener.context, type, descriptor);
}

static void carriedIsCancelled(void *data, struct wl_data_source *source) {
    (void)data;
    endDrag(source, false);
}

static void carriedIsDropped(void *data, struct wl_data_source *source) {
    (void)data;
    // Over this program's windows, the device receives the drop.
    if (source != carried.source || carried.surface || carried.isDropped) return;
    carried.isDropped = true;
    closeDrag();
    carried.listener.drop(carried.listener.context, false);
}

static void carriedIsFinished(void *data, struct wl_data_source *source) {
    (void)data;
    endDrag(source, true);
}

static void carriedHasAction(void *data, struct wl_data_source *source, uint32_t action) {
    (void)data, (void)source, (void)action;
}

static const struct wl_data_source_listener carriedListener = {
    .target = sourceIsAccepted, .send = carriedSends, .cancelled = carriedIsCancelled,
    .dnd_drop_performed = carriedIsDropped, .dnd_finished = carriedIsFinished,
    .action = carriedHasAction};

bool legatoDragStart(
    struct wl_surface *origin, const char *const *types, size_t count,
    LegatoDragListener listener) {
    if (!seat.hasKeyboard || !seat.compositor || !seat.shm || carried.source) return false;
    carried.listener = listener;
    carried.isPlaced = carried.isShown = carried.isDropped = false;
    carried.type = count ? strdup(types[0]) : NULL;
    carried.source = wl_data_device_manager_create_data_source(seat.manager);
    carried.icon = wl_compositor_create_surface(seat.compositor);
    if (!carried.source || !carried.icon) {
        legatoDragCancel();
        return false;
    }
    wl_data_source_add_listener(carried.source, &carriedListener, NULL);
    for (size_t at = 0; at < count; at++) wl_data_source_offer(carried.source, types[at]);
    wl_data_source_set_actions(carried.source, WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY);
    wl_data_device_start_drag(seat.device, carried.source, origin, carried.icon, seat.press);
    wl_display_flush(seat.display);
    return true;
}

LegatoBuffer *legatoDragMakePicture(int32_t width, int32_t height) {
    if (!carried.icon || carried.picture) return NULL;
    carried.picture = makeBuffer(seat.shm, width, height, WL_SHM_FORMAT_ARGB8888);
    return carried.picture;
}

void legatoDragShowPicture(int32_t scale, int32_t left, int32_t top) {
    if (!carried.icon || !carried.picture) return;
    struct wl_buffer *buffer = ((SharedBuffer *)carried.picture)->object;
    // The first buffer moves the surface, which stays where it is while it is hidden.
    wl_surface_attach(
        carried.icon, buffer, carried.isPlaced ? 0 : left, carried.isPlaced ? 0 : top);
    carried.isPlaced = carried.isShown = true;
    wl_surface_set_buffer_scale(carried.icon, scale);
    wl_surface_damage_buffer(carried.icon, 0, 0, carried.picture->width, carried.picture->height);
    wl_surface_commit(carried.icon);
    wl_display_flush(seat.display);
}

void legatoDragHidePicture(void) {
    if (!carried.icon || !carried.isShown) return;
    carried.isShown = false;
    wl_surface_attach(carried.icon, NULL, 0, 0);
    wl_surface_commit(carried.icon);
    wl_display_flush(seat.display);
}

void legatoDragCancel(void) {
    if (carried.source) wl_data_source_destroy(carried.source);
    carried.source = NULL;
    if (seat.display) closeDrag();
}

#endif
