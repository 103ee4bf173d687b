#define _GNU_SOURCE
#include "AllocationCounter.h"
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

// A program's own definitions of these functions replace those of the C library, which keeps the
// following names for its originals.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static _Thread_local __attribute__((tls_model("initial-exec"))) int64_t allocations;
static _Thread_local __attribute__((tls_model("initial-exec"))) int64_t bytes;
static atomic_bool counts_all;
static _Atomic int64_t allocations_of_all;

int64_t allocationsOfThisThread(void) { return allocations; }
int64_t bytesOfThisThread(void) { return bytes; }

int64_t bytesOfAllThreads(void) {
    struct mallinfo2 info = mallinfo2();
    return (int64_t)(info.uordblks + info.hblkhd);
}

int64_t allocationsOfAllThreads(void) {
    atomic_store(&counts_all, true);
    return atomic_load(&allocations_of_all);
}

// Sanitizers replace the allocator; with them nothing is counted.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

static void *counted(void *block) {
    allocations++;
    // Skipped unless requested, because threads would contend for the counter.
    if (atomic_load_explicit(&counts_all, memory_order_relaxed))
        atomic_fetch_add_explicit(&allocations_of_all, 1, memory_order_relaxed);
    bytes += (int64_t)malloc_usable_size(block);
    return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
    size_t before = malloc_usable_size(block);
    void *result = __libc_realloc(block, size);
    // On failure the old block is kept.
    if (result || size == 0) bytes -= (int64_t)before;
    return counted(result);
}

void *aligned_alloc(size_t alignment, size_t size) {
    return counted(__libc_memalign(alignment, size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    void *result = counted(__libc_memalign(alignment, size));
    if (!result) return ENOMEM;
    *block = result;
    return 0;
}

void free(void *block) {
    bytes -= (int64_t)malloc_usable_size(block);
    __libc_free(block);
}

#endif
