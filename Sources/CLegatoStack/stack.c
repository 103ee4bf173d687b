// Stack segments: a deep recursion continues in newly mapped memory when the stack runs low.
//
// The thread and its thread-local values stay the same; only the stack pointer moves. Each switch
// is reported to the sanitizers if they are linked in.

#define _GNU_SOURCE
#include "CLegatoStack.h"

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

enum {
    /// The length of a segment in bytes; untouched pages take no memory.
    SEGMENT_LENGTH = 8 << 20,
    /// The remaining bytes of a stack below which the next segment begins; at most a quarter of the
    /// stack.
    MOST_RESERVE = 2 << 20,
    /// The number of segments that a thread keeps for the next deep recursion.
    MOST_KEPT = 2,
};

// The interfaces of the sanitizers; null unless the program is built with them.
__attribute__((weak)) void __sanitizer_start_switch_fiber(void **, const void *, size_t);
__attribute__((weak)) void __sanitizer_finish_switch_fiber(void *, const void **, size_t *);
__attribute__((weak)) void *__tsan_get_current_fiber(void);
__attribute__((weak)) void *__tsan_create_fiber(unsigned);
__attribute__((weak)) void __tsan_destroy_fiber(void *);
__attribute__((weak)) void __tsan_switch_to_fiber(void *, unsigned);

#define UNWATCHED __attribute__((noinline, no_sanitize("address"), no_sanitize("thread")))

/// A segment, at the top of its own memory.
struct segment {
    char *base;
    struct segment *next;
    ucontext_t inside, outside;
    void (*body)(void *);
    void *argument;
    /// The address sanitizer's record of the outer stack.
    const void *outer_base;
    size_t outer_length;
    /// The fibers of the thread sanitizer.
    void *fiber, *outer_fiber;
};

_Thread_local char *legato_stack_floor = (char *)UINTPTR_MAX;

static _Thread_local struct segment *kept;
static _Thread_local int kept_count;
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void unmap(struct segment *segment) {
    if (segment->fiber && __tsan_destroy_fiber) __tsan_destroy_fiber(segment->fiber);
    munmap(segment->base, SEGMENT_LENGTH);
}

static void thread_ends(void *unused) {
    (void)unused;
    while (kept) {
        struct segment *segment = kept;
        kept = segment->next;
        unmap(segment);
    }
    kept_count = 0;
}

static void make_key(void) { pthread_key_create(&key, thread_ends); }

static char *floor_of(char *base, size_t length) {
    size_t reserve = length / 4;
    return base + (reserve < MOST_RESERVE ? reserve : MOST_RESERVE);
}

bool legato_stack_look(char *frame) {
    if (legato_stack_floor != (char *)UINTPTR_MAX) return frame < legato_stack_floor;
    pthread_attr_t attributes;
    void *base = NULL;
    size_t length = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        if (pthread_attr_getstack(&attributes, &base, &length) != 0) length = 0;
        pthread_attr_destroy(&attributes);
    }
    legato_stack_floor = length > 0 ? floor_of(base, length) : NULL;
    return frame < legato_stack_floor;
}

static struct segment *take(void) {
    if (kept) {
        struct segment *segment = kept;
        kept = segment->next;
        kept_count -= 1;
        return segment;
    }
    pthread_once(&once, make_key);
    pthread_setspecific(key, &key);
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK;
    char *base = mmap(NULL, SEGMENT_LENGTH, PROT_READ | PROT_WRITE, flags, -1, 0);
    if (base == MAP_FAILED) return NULL;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    if (mprotect(base, page, PROT_NONE) != 0) {
        munmap(base, SEGMENT_LENGTH);
        return NULL;
    }
    uintptr_t top = (uintptr_t)base + SEGMENT_LENGTH - sizeof(struct segment);
    struct segment *segment = (struct segment *)(top & ~(uintptr_t)63);
    segment->base = base;
    segment->fiber = __tsan_create_fiber ? __tsan_create_fiber(0) : NULL;
    return segment;
}

static void give(struct segment *segment) {
    if (kept_count >= MOST_KEPT) return unmap(segment);
    segment->next = kept;
    kept = segment;
    kept_count += 1;
}

UNWATCHED static void enter(unsigned high, unsigned low) {
    struct segment *segment = (struct segment *)((uintptr_t)high << 16 << 16 | low);
    if (__sanitizer_finish_switch_fiber) {
        __sanitizer_finish_switch_fiber(NULL, &segment->outer_base, &segment->outer_length);
    }
    segment->body(segment->argument);
    if (__sanitizer_start_switch_fiber) {
        __sanitizer_start_switch_fiber(NULL, segment->outer_base, segment->outer_length);
    }
    if (segment->outer_fiber) __tsan_switch_to_fiber(segment->outer_fiber, 0);
    setcontext(&segment->outside);
}

UNWATCHED void legato_stack_run(void (*body)(void *), void *argument) {
    struct segment *segment = take();
    if (!segment || getcontext(&segment->inside) != 0) {
        if (segment) give(segment);
        return body(argument);
    }
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *base = segment->base + page;
    size_t length = (size_t)((char *)segment - base);
    segment->inside.uc_stack.ss_sp = base;
    segment->inside.uc_stack.ss_size = length;
    segment->inside.uc_link = NULL;
    segment->body = body;
    segment->argument = argument;
    uintptr_t address = (uintptr_t)segment;
    makecontext(
        &segment->inside, (void (*)(void))enter, 2, (unsigned)(address >> 16 >> 16), (unsigned)address
    );
    char *outer_floor = legato_stack_floor;
    legato_stack_floor = floor_of(base, length);
    void *fake = NULL;
    if (__sanitizer_start_switch_fiber) __sanitizer_start_switch_fiber(&fake, base, length);
    segment->outer_fiber = segment->fiber ? __tsan_get_current_fiber() : NULL;
    if (segment->fiber) __tsan_switch_to_fiber(segment->fiber, 0);
    swapcontext(&segment->outside, &segment->inside);
    if (__sanitizer_finish_switch_fiber) __sanitizer_finish_switch_fiber(fake, NULL, NULL);
    legato_stack_floor = outer_floor;
    give(segment);
}
