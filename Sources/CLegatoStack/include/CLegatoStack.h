#ifndef CLEGATOSTACK_H
#define CLEGATOSTACK_H

#include <stdbool.h>

/// The address below which a function of the current thread continues on another segment.
///
/// Before the first call on a thread it is the highest possible address.
extern _Thread_local char *legato_stack_floor;

/// Determines the floor of the current thread on the first call. Returns whether the caller is
/// below it.
bool legato_stack_look(char *frame);

/// Returns whether the stack of the current thread runs low.
static inline bool legato_stack_is_low(void) {
    char *frame = (char *)__builtin_frame_address(0);
    if (__builtin_expect(frame >= legato_stack_floor, 1)) return false;
    return legato_stack_look(frame);
}

/// Calls a function on another stack segment of the current thread and returns when it returns.
///
/// If no segment can be mapped, the function runs on the current one.
void legato_stack_run(void (*body)(void *), void *argument);

#endif
