// libwayland-client, loaded at run time; not part of the module.
//
// Each name below becomes a pointer. The headers of libwayland then declare the pointer with the
// right type, and their inline functions, one for each request of the protocol, use it. Only one
// source file can include this file, which defines the pointers.
#ifndef CWAYLAND_LIBWAYLAND_H
#define CWAYLAND_LIBWAYLAND_H

#define wl_display_cancel_read (*legato_wl_display_cancel_read)
#define wl_display_create_queue (*legato_wl_display_create_queue)
#define wl_display_dispatch_queue_pending (*legato_wl_display_dispatch_queue_pending)
#define wl_display_flush (*legato_wl_display_flush)
#define wl_display_get_fd (*legato_wl_display_get_fd)
#define wl_display_prepare_read (*legato_wl_display_prepare_read)
#define wl_display_prepare_read_queue (*legato_wl_display_prepare_read_queue)
#define wl_display_read_events (*legato_wl_display_read_events)
#define wl_display_roundtrip_queue (*legato_wl_display_roundtrip_queue)
#define wl_event_queue_destroy (*legato_wl_event_queue_destroy)
#define wl_proxy_add_listener (*legato_wl_proxy_add_listener)
#define wl_proxy_create_wrapper (*legato_wl_proxy_create_wrapper)
#define wl_proxy_destroy (*legato_wl_proxy_destroy)
#define wl_proxy_get_version (*legato_wl_proxy_get_version)
#define wl_proxy_marshal_flags (*legato_wl_proxy_marshal_flags)
#define wl_proxy_set_queue (*legato_wl_proxy_set_queue)
#define wl_proxy_wrapper_destroy (*legato_wl_proxy_wrapper_destroy)

#define wl_buffer_interface (*legato_wl_buffer_interface)
#define wl_callback_interface (*legato_wl_callback_interface)
#define wl_compositor_interface (*legato_wl_compositor_interface)
#define wl_data_device_interface (*legato_wl_data_device_interface)
#define wl_data_device_manager_interface (*legato_wl_data_device_manager_interface)
#define wl_data_offer_interface (*legato_wl_data_offer_interface)
#define wl_data_source_interface (*legato_wl_data_source_interface)
#define wl_keyboard_interface (*legato_wl_keyboard_interface)
#define wl_output_interface (*legato_wl_output_interface)
#define wl_pointer_interface (*legato_wl_pointer_interface)
#define wl_region_interface (*legato_wl_region_interface)
#define wl_registry_interface (*legato_wl_registry_interface)
#define wl_seat_interface (*legato_wl_seat_interface)
#define wl_shm_interface (*legato_wl_shm_interface)
#define wl_shm_pool_interface (*legato_wl_shm_pool_interface)
#define wl_subcompositor_interface (*legato_wl_subcompositor_interface)
#define wl_subsurface_interface (*legato_wl_subsurface_interface)
#define wl_surface_interface (*legato_wl_surface_interface)
#define wl_touch_interface (*legato_wl_touch_interface)

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <wayland-client.h>

#define NAMES(N) \
    N(wl_display_cancel_read) N(wl_display_create_queue) N(wl_display_dispatch_queue_pending) \
    N(wl_display_flush) N(wl_display_get_fd) N(wl_display_prepare_read) \
    N(wl_display_prepare_read_queue) N(wl_display_read_events) N(wl_display_roundtrip_queue) \
    N(wl_event_queue_destroy) \
    N(wl_proxy_add_listener) N(wl_proxy_create_wrapper) N(wl_proxy_destroy) \
    N(wl_proxy_get_version) N(wl_proxy_marshal_flags) N(wl_proxy_set_queue) \
    N(wl_proxy_wrapper_destroy) \
    N(wl_buffer_interface) N(wl_callback_interface) N(wl_compositor_interface) \
    N(wl_data_device_interface) N(wl_data_device_manager_interface) N(wl_data_offer_interface) \
    N(wl_data_source_interface) N(wl_keyboard_interface) N(wl_output_interface) \
    N(wl_pointer_interface) N(wl_region_interface) N(wl_registry_interface) N(wl_seat_interface) \
    N(wl_shm_interface) N(wl_shm_pool_interface) N(wl_subcompositor_interface) \
    N(wl_subsurface_interface) N(wl_surface_interface) N(wl_touch_interface)

#define DEFINE(name) __typeof__(legato_##name) legato_##name;
NAMES(DEFINE)

static bool isLoaded;

static void load(void) {
    void *handle = dlopen("libwayland-client.so.0", RTLD_LAZY);
    if (!handle) return;
#define FIND(name) \
    if (!(legato_##name = (__typeof__(legato_##name))dlsym(handle, #name))) return;
    NAMES(FIND)
    isLoaded = true;
}

/// Returns whether all names were found. Call it before using one.
static bool isAvailable(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return isLoaded;
}

#endif
