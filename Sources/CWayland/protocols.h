// The interfaces of protocols for which libwayland has no headers: the requests and events in use, and
// those with lower opcodes.
#ifndef CWAYLAND_PROTOCOLS_H
#define CWAYLAND_PROTOCOLS_H

#include "libwayland.h"

/// The types of arguments; all null, so that libwayland does not check the objects of messages.
static const struct wl_interface *untyped[4];

// MARK: wp_viewporter: shows a buffer at any size

enum { VIEWPORTER_GET = 1, VIEWPORT_SET_DESTINATION = 2 };
static const struct wl_message viewportRequests[] = {
    {"destroy", "", untyped}, {"set_source", "ffff", untyped}, {"set_destination", "ii", untyped}};
static const struct wl_interface viewport_interface = {
    "wp_viewport", 1, 3, viewportRequests, 0, NULL};
static const struct wl_message viewporterRequests[] = {
    {"destroy", "", untyped}, {"get_viewport", "no", untyped}};
static const struct wl_interface viewporter_interface = {
    "wp_viewporter", 1, 2, viewporterRequests, 0, NULL};

// MARK: wp_fractional_scale_manager_v1: the preferred scale of a surface

enum { FRACTION_MANAGER_GET = 1 };
static const struct wl_message fractionRequests[] = {{"destroy", "", untyped}};
static const struct wl_message fractionEvents[] = {{"preferred_scale", "u", untyped}};
static const struct wl_interface fraction_interface = {
    "wp_fractional_scale_v1", 1, 1, fractionRequests, 1, fractionEvents};
static const struct wl_message fractionManagerRequests[] = {
    {"destroy", "", untyped}, {"get_fractional_scale", "no", untyped}};
static const struct wl_interface fractionManager_interface = {
    "wp_fractional_scale_manager_v1", 1, 2, fractionManagerRequests, 0, NULL};

struct fraction_listener {
    void (*preferred_scale)(void *data, struct wl_proxy *fraction, uint32_t scale);
};

// MARK: zxdg_output_manager_v1: the sizes of screens in points

enum { EXTENT_MANAGER_GET = 1 };
static const struct wl_message extentRequests[] = {{"destroy", "", untyped}};
static const struct wl_message extentEvents[] = {
    {"logical_position", "ii", untyped}, {"logical_size", "ii", untyped}, {"done", "", untyped}};
static const struct wl_interface extent_interface = {
    "zxdg_output_v1", 1, 1, extentRequests, 3, extentEvents};
static const struct wl_message extentManagerRequests[] = {
    {"destroy", "", untyped}, {"get_xdg_output", "no", untyped}};
static const struct wl_interface extentManager_interface = {
    "zxdg_output_manager_v1", 1, 2, extentManagerRequests, 0, NULL};

struct extent_listener {
    void (*logical_position)(void *data, struct wl_proxy *extent, int32_t x, int32_t y);
    void (*logical_size)(void *data, struct wl_proxy *extent, int32_t width, int32_t height);
    void (*done)(void *data, struct wl_proxy *extent);
};

/// Sends a manager the request that creates an object for another one, such as a surface.
static struct wl_proxy *makeFor(
    struct wl_proxy *manager, uint32_t request, const struct wl_interface *interface, void *owner) {
    return wl_proxy_marshal_flags(manager, request, interface, 1, 0, NULL, owner);
}

/// Destroys an object; its request 0 is `destroy` in all of these protocols. Null is ignored.
static void destroyProxy(struct wl_proxy *proxy) {
    if (proxy) wl_proxy_marshal_flags(proxy, 0, NULL, 1, WL_MARSHAL_FLAG_DESTROY);
}

#endif
