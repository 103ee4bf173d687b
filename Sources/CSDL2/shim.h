#include <SDL.h>
#include <SDL_syswm.h>
#include <sys/prctl.h>

// Swift cannot call variadic functions; a slack of 1 ns halves the lateness of a thread's timers.
static inline int legato_set_timer_slack(unsigned long nanoseconds) {
    return prctl(PR_SET_TIMERSLACK, nanoseconds, 0, 0, 0);
}

static inline int legato_name_calling_thread(const char *name) {
    return prctl(PR_SET_NAME, name, 0, 0, 0);
}
