#include <SDL.h>
#include <SDL_syswm.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>

// Swift cannot call variadic functions; a slack of 1 ns halves the lateness of a thread's timers.
static inline int legato_set_timer_slack(unsigned long nanoseconds) {
    return prctl(PR_SET_TIMERSLACK, nanoseconds, 0, 0, 0);
}

static inline int legato_name_calling_thread(const char *name) {
    return prctl(PR_SET_NAME, name, 0, 0, 0);
}

// Absent from other dispatch libraries; looked up by the linker, so that a static one serves too.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));

/// The descriptor that can be read when work waits on the main dispatch queue; -1 if there is none.
static inline int legato_main_queue_descriptor(void) {
    return _dispatch_get_main_queue_handle_4CF ? _dispatch_get_main_queue_handle_4CF() : -1;
}
