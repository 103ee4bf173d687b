// timed-launch PROGRAM ARGUMENTS...: runs a program with the monotonic time of its start, in
// nanoseconds, in the environment variable T0.
//
// This is a separate program because the peak memory that a process reports includes that of the
// process which started it.
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int main(int count, char **words) {
    if (count < 2) {
        fprintf(stderr, "usage: timed-launch PROGRAM ARGUMENTS...\n");
        return 64;
    }
    pid_t child = fork();
    if (child < 0) {
        perror("fork");
        return 71;
    }
    if (child == 0) {
        struct timespec now;
        char text[32];
        clock_gettime(CLOCK_MONOTONIC, &now);
        snprintf(text, sizeof text, "%lld", now.tv_sec * 1000000000LL + now.tv_nsec);
        setenv("T0", text, 1);
        execvp(words[1], words + 1);
        perror(words[1]);
        _exit(127);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
