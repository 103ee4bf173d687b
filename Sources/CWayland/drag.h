// A drag of this program's data, on the main thread.
#ifndef CWAYLAND_DRAG_H
#define CWAYLAND_DRAG_H

#include "buffers.h"
#include "clipboard.h"

/// The drag; its device receives the places of the pointer over this program's windows.
static struct {
    LegatoDragListener listener;
    struct wl_data_device *device;
    struct wl_data_source *source;
    /// The first of its types.
    char *type;
    /// The data as another program would receive it; null outside of this program's windows.
    struct wl_data_offer *offer;
    /// The surface of this program under the pointer; null outside.
    struct wl_surface *surface;
    /// The picture that follows the pointer, and its pixels.
    struct wl_surface *icon;
    LegatoBuffer *picture;
    /// Whether the picture was moved to its place beside the pointer, and whether it is shown.
    bool isPlaced, isShown;
} carried;

static void leaveSurface(void) {
    if (carried.offer) wl_data_offer_destroy(carried.offer);
    carried.offer = NULL;
    carried.surface = NULL;
}

static void closeDrag(void) {
    leaveSurface();
    if (carried.device) wl_data_device_release(carried.device);
    if (carried.icon) wl_surface_destroy(carried.icon);
    if (carried.picture) legatoBufferFree(carried.picture);
    free(carried.type);
    carried.device = NULL;
    carried.icon = NULL;
    carried.picture = NULL;
    carried.type = NULL;
    wl_display_flush(board.display);
}

static void endDrag(struct wl_data_source *source, bool isAccepted) {
    wl_data_source_destroy(source);
    if (source != carried.source) return;
    carried.source = NULL;
    closeDrag();
    carried.listener.end(carried.listener.context, isAccepted);
}

// MARK: Over this program's windows

static void carriedIsOffered(
    void *data, struct wl_data_device *device, struct wl_data_offer *object) {
    (void)data, (void)device, (void)object;
}

static void carriedEnters(
    void *data, struct wl_data_device *device, uint32_t serial, struct wl_surface *surface,
    wl_fixed_t x, wl_fixed_t y, struct wl_data_offer *object) {
    (void)data, (void)device;
    leaveSurface();
    carried.surface = surface;
    carried.offer = object;
    if (object) {
        // Views decide on the drop themselves.
        wl_data_offer_accept(object, serial, carried.type);
        wl_data_offer_set_actions(
            object, WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY, WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY);
    }
    carried.listener.move(
        carried.listener.context, surface, wl_fixed_to_double(x), wl_fixed_to_double(y));
}

static void carriedMoves(
    void *data, struct wl_data_device *device, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
    (void)data, (void)device, (void)time;
    if (!carried.surface) return;
    carried.listener.move(
        carried.listener.context, carried.surface, wl_fixed_to_double(x), wl_fixed_to_double(y));
}

static void carriedLeaves(void *data, struct wl_data_device *device) {
    (void)data, (void)device;
    leaveSurface();
    carried.listener.move(carried.listener.context, NULL, 0, 0);
}

static void carriedDrops(void *data, struct wl_data_device *device) {
    (void)data, (void)device;
    if (!carried.surface) return;
    carried.listener.drop(carried.listener.context, true);
    closeDrag();
}

static void clipboardIsAnnounced(
    void *data, struct wl_data_device *device, struct wl_data_offer *object) {
    (void)data, (void)device;
    if (object) wl_data_offer_destroy(object);
}

static const struct wl_data_device_listener carriedDeviceListener = {
    .data_offer = carriedIsOffered, .enter = carriedEnters, .leave = carriedLeaves,
    .motion = carriedMoves, .drop = carriedDrops, .selection = clipboardIsAnnounced};

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
    if (source != carried.source || carried.surface || !carried.device) return;
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
    // Sources report the end of a drag since version 3.
    if (!board.hasKeyboard || !board.compositor || !board.shm || carried.source ||
        wl_data_device_manager_get_version(board.manager) <
            WL_DATA_SOURCE_DND_FINISHED_SINCE_VERSION)
        return false;
    carried.listener = listener;
    carried.isPlaced = carried.isShown = false;
    carried.type = count ? strdup(types[0]) : NULL;
    carried.device = wl_data_device_manager_get_data_device(board.manager, board.seat);
    carried.source = wl_data_device_manager_create_data_source(board.manager);
    carried.icon = wl_compositor_create_surface(board.compositor);
    if (!carried.device || !carried.source || !carried.icon) {
        legatoDragCancel();
        return false;
    }
    wl_data_device_add_listener(carried.device, &carriedDeviceListener, NULL);
    wl_data_source_add_listener(carried.source, &carriedListener, NULL);
    for (size_t at = 0; at < count; at++) wl_data_source_offer(carried.source, types[at]);
    wl_data_source_set_actions(carried.source, WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY);
    wl_data_device_start_drag(carried.device, carried.source, origin, carried.icon, board.press);
    wl_display_flush(board.display);
    return true;
}

LegatoBuffer *legatoDragMakePicture(int32_t width, int32_t height) {
    if (!carried.icon || carried.picture) return NULL;
    carried.picture = makeBuffer(board.shm, width, height, WL_SHM_FORMAT_ARGB8888);
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
    wl_display_flush(board.display);
}

void legatoDragHidePicture(void) {
    if (!carried.icon || !carried.isShown) return;
    carried.isShown = false;
    wl_surface_attach(carried.icon, NULL, 0, 0);
    wl_surface_commit(carried.icon);
    wl_display_flush(board.display);
}

void legatoDragCancel(void) {
    if (!carried.source) return;
    wl_data_source_destroy(carried.source);
    carried.source = NULL;
    closeDrag();
}

#endif
