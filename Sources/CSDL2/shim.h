#include <SDL.h>
#include <SDL_syswm.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>

// Swift cannot call the variadic `prctl`. A slack of 1 ns halves the lateness of a thread's timers.
static inline int legato_set_timer_slack(unsigned long nanoseconds) {
    return prctl(PR_SET_TIMERSLACK, nanoseconds, 0, 0, 0);
}

static inline int legato_name_calling_thread(const char *name) {
    return prctl(PR_SET_NAME, name, 0, 0, 0);
}

// Weak, because other dispatch libraries lack it; the linker also finds it in a static library.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));

/// Returns a descriptor that is readable while work waits on the main dispatch queue, or -1.
static inline int legato_main_queue_descriptor(void) {
    return _dispatch_get_main_queue_handle_4CF ? _dispatch_get_main_queue_handle_4CF() : -1;
}
