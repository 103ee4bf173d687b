// Buffers of pixels in memory that is shared with the compositor.
#ifndef CWAYLAND_BUFFERS_H
#define CWAYLAND_BUFFERS_H

#include "CWayland.h"
#include "libwayland.h"
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

typedef struct {
    LegatoBuffer buffer;
    struct wl_buffer *object;
    size_t size;
} SharedBuffer;

static void bufferIsFree(void *data, struct wl_buffer *object) {
    (void)object;
    ((LegatoBuffer *)data)->isFree = true;
}

static const struct wl_buffer_listener bufferListener = {.release = bufferIsFree};

/// Creates a buffer in a format of 32 bits; null if there is no memory, or the compositor cannot share
/// it.
static LegatoBuffer *makeBuffer(struct wl_shm *shm, int32_t width, int32_t height, uint32_t format) {
    size_t size = (size_t)width * 4 * (size_t)height;
    if (width < 1 || height < 1 || size > INT32_MAX) return NULL;
    SharedBuffer *shared = calloc(1, sizeof *shared);
    int file = shared ? memfd_create("legato", MFD_CLOEXEC) : -1;
    void *pixels = MAP_FAILED;
    if (file >= 0 && ftruncate(file, (off_t)size) == 0)
        pixels = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (pixels != MAP_FAILED) {
        struct wl_shm_pool *pool = wl_shm_create_pool(shm, file, (int32_t)size);
        if (pool) {
            shared->object = wl_shm_pool_create_buffer(pool, 0, width, height, width * 4, format);
            wl_shm_pool_destroy(pool);
        }
    }
    if (file >= 0) close(file);
    if (!shared || !shared->object) {
        if (pixels != MAP_FAILED) munmap(pixels, size);
        free(shared);
        return NULL;
    }
    shared->buffer = (LegatoBuffer){pixels, width, height, true};
    shared->size = size;
    wl_buffer_add_listener(shared->object, &bufferListener, &shared->buffer);
    return &shared->buffer;
}

void legatoBufferFree(LegatoBuffer *buffer) {
    SharedBuffer *shared = (SharedBuffer *)buffer;
    wl_buffer_destroy(shared->object);
    munmap(buffer->pixels, shared->size);
    free(shared);
}

#endif
