/// Gives every test process, and every process that one starts, the same environment.
///
/// Linking this target is enough: it edits the environment variables before `main` runs. Fonts come
/// from `fonts.conf` beside it, no display is set, and OpenGL is Mesa's software rasterizer unless
/// `LEGATO_TEST_DRIVERS` is `system`. The locale, the time zone and the home folder stay the
/// user's: no test may depend on them.
#ifndef TEST_ENVIRONMENT_H
#define TEST_ENVIRONMENT_H
#endif
