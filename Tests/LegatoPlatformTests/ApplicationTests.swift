import Foundation
import Testing

/// A program with windows.
struct ApplicationTests {
    @Test(
        "Runs tasks, the main queue, timers and the run loop while idle, without busy-waiting",
        arguments: [
            "dummy", "offscreen",
        ]
    )
    func runsEverything(driver: String) throws {
        let result = try Probe.run(
            "loop", environment: ["SDL_VIDEODRIVER": driver, "LEGATO_RENDERER": "software"]
        )
        #expect(result.status == 0)
        #expect(result.findings["ran"] == "actor,perform,queue,task,timer")
        let turns = try #require(result.number("loopTurns"))
        #expect((3...20).contains(turns))
        #expect(result.findings["open"] == "false")
    }

    @Test("Ends when its last window closes, after one frame")
    func endsWithLastWindow() throws {
        let result = try Probe.run("open", environment: ["SDL_VIDEODRIVER": "dummy"])
        #expect(result.status == 0)
        #expect(result.number("closed") == 1)
        #expect(result.findings["ends"] == "done,unfinished")
        #expect(result.findings["cancelled"] == "(30.0, 40.0)")
        #expect(result.number("windows") == 0)
        #expect(result.number("frames") == 1)
        #expect(result.findings["renderer"] == "software")
        #expect(result.findings["source"] == "timer")
    }

    @Test("Lets its windows save before they close when a signal ends it")
    func savesAtEnd() throws {
        let result = try Probe.run("ended", environment: ["SDL_VIDEODRIVER": "dummy"])
        #expect(result.status == 0)
        #expect(result.findings["calls"] == "end,closed")
    }

    @Test("Calls a display link until it is invalidated, and then stops ticking")
    func runsLink() throws {
        let result = try Probe.run("link", environment: ["SDL_VIDEODRIVER": "dummy"])
        #expect(result.number("calls") == 30)
        #expect(result.number("ticksAfterInvalidate") == 0)
    }

    @Test("Keeps drawing an animation while the main thread is blocked for half a second")
    func survivesBlock() throws {
        let result = try Probe.run("blocked", environment: ["SDL_VIDEODRIVER": "dummy"])
        let frames = try #require(result.number("framesWhileBlocked"))
        #expect(frames >= 5)
    }

    @Test(
        "Replays a session recorded in its window without one, to the same values", arguments: 1...2
    )
    func replaysSession(run: Int) throws {
        let result = try Probe.run("session", environment: ["SDL_VIDEODRIVER": "dummy"])
        #expect(result.status == 0)
        let steps = try #require(result.number("steps"))
        let frames = try #require(result.number("frames"))
        // The release may arrive together with the closing of the window.
        #expect(steps - frames == 21)
        #expect(frames > 20)
        #expect(try #require(result.number("notes")) > frames)
        #expect(result.findings["isSame"] == "true")
        #expect(result.findings["framesAreSame"] == "true")
        #expect(result.findings["size"] == "640.0 x 400.0")
    }

    @Test("A termination signal ends a program that draws without a window")
    func isInterrupted() throws {
        let result = try Probe.run("interrupt", environment: [:])
        #expect(result.findings == ["profile": "core33"])
        #expect(result.wasKilled)
        #expect(result.status == 15)
    }

    @Test("A termination signal ends a program with a busy main thread, and its body is reported")
    func namesTheBodyThatHangs() throws {
        let result = try Probe.run("stuck", environment: ["SDL_VIDEODRIVER": "dummy"])
        #expect(result.wasKilled && result.status == 15)
        #expect(result.findings["survived"] == nil)
        #expect(result.errors.contains("did not respond to SIGTERM within 2 s"))
        #expect(result.errors.contains("It is evaluating the body of Hung."))
        #expect(!result.errors.contains("has been busy"))
    }

    @Test("A watchdog reports what keeps the main thread busy")
    func watches() throws {
        let result = try Probe.run(
            "stuck", environment: ["SDL_VIDEODRIVER": "dummy", "LEGATO_WATCHDOG": "0.2"]
        )
        let line = result.errors.split(separator: "\n").first { $0.contains("has been busy") }
        #expect(line?.hasPrefix("Legato: the main thread has been busy for 0.") == true)
        #expect(line?.contains(" s with a ") == true)
        #expect(line?.hasSuffix("It is evaluating the body of Hung.") == true)
    }

    @Test("A second signal ends a busy program at once")
    func endsAtTheSecondSignal() throws {
        let result = try Probe.run("twice", environment: ["SDL_VIDEODRIVER": "dummy"])
        #expect(result.findings == ["busy": "true"])
        #expect(result.wasKilled && result.status == 15)
        #expect(!result.errors.contains("did not respond"))
    }

    @Test(
        "run() returns at once if the last window is already closed, and runs again with another"
    )
    func doesNotWaitForNothing() throws {
        let result = try Probe.run("closed", environment: ["SDL_VIDEODRIVER": "dummy"])
        #expect(result.status == 0)
        #expect(result.findings["isAtOnce"] == "true")
        #expect(result.number("windows") == 0)
    }

    @Test("Without a display it reports what is missing and the remedy")
    func reportsNoDisplay() throws {
        let result = try Probe.run("open", environment: [:])
        #expect(result.status == 3)
        let error = try #require(result.findings["error"])
        #expect(error.hasPrefix("Could not open a display: "))
        for part in ["DISPLAY is not set", "xvfb", "HeadlessDisplay"] {
            #expect(error.contains(part))
        }
    }

    @Test("An app without a display reports it and exits with status 1")
    func appReportsNoDisplay() throws {
        let result = try Probe.run("", of: "app-probe", environment: [:])
        #expect(result.status == 1)
        #expect(!result.wasKilled)
        #expect(result.errors.contains("Legato: Could not open a display: "))
        #expect(result.errors.contains("xvfb-run"))
    }

    @Test("An unresponsive display is reported by name")
    func reportsSilentDisplay() throws {
        let result = try Probe.run("open", environment: ["DISPLAY": ":4711"])
        #expect(result.status == 3)
        let error = try #require(result.findings["error"])
        #expect(error.contains("the display named by DISPLAY is not reachable"))
        #expect(error.contains("DISPLAY is \":4711\""))
    }

    @Test("An unreachable display is reported with SDL's reason")
    func reportsDeadDisplay() throws {
        let result = try Probe.run(
            "open", environment: ["SDL_VIDEODRIVER": "x11", "DISPLAY": ":4711"]
        )
        #expect(result.status == 3)
        let error = try #require(result.findings["error"])
        #expect(error.contains("x11 not available"))
        #expect(error.contains("DISPLAY is \":4711\""))
    }

    @Test("Choosing OpenGL where there is none reports how to install it")
    func reportsNoGL() throws {
        let result = try Probe.run(
            "open", environment: ["SDL_VIDEODRIVER": "dummy", "LEGATO_RENDERER": "gl"]
        )
        #expect(result.status == 3)
        let error = try #require(result.findings["error"])
        for part in ["OpenGL", "dummy", "libgl1-mesa-dri", "LEGATO_RENDERER=software"] {
            #expect(error.contains(part))
        }
    }

    @Test("Choosing OpenGL without a driver reports how to install one")
    func reportsNoDriver() throws {
        let result = try Probe.run(
            "open",
            environment: [
                "SDL_VIDEODRIVER": "offscreen", "LEGATO_RENDERER": "gl",
                "LIBGL_DRIVERS_PATH": "/nonexistent", "__EGL_VENDOR_LIBRARY_DIRS": "/nonexistent",
            ]
        )
        #expect(result.status == 3 && !result.wasKilled)
        let error = try #require(result.findings["error"])
        #expect(error.contains("EGL") && error.contains("libgl1-mesa-dri"))
    }

    @Test("An unknown renderer is reported with the available ones")
    func reportsUnknownRenderer() throws {
        let result = try Probe.run(
            "open", environment: ["SDL_VIDEODRIVER": "dummy", "LEGATO_RENDERER": "vulkan"]
        )
        #expect(result.status == 3)
        #expect(result.findings["error"]?.contains("automatic, software or gl") == true)
    }
}
