/// The render thread of a window.
///
/// It owns a copy of the committed content and the presenter, ticks on the display's clock, and
/// continues while the main thread is busy. It blocks while there is nothing to do.
package nonisolated final class RenderThread<Content: FrameContent>: Sendable {
    /// The state shared by the main actor and the thread.
    package let mailbox: Mailbox<RenderThreadState<Content.Change>>

    private let thread: NativeThread

    /// Starts the thread.
    /// - Parameters:
    ///   - target: The initial size of the target.
    ///   - advertisedRate: The display's rate in Hz; 0 if unknown.
    ///   - fixedRate: The rate in Hz of a timer independent of the display; nil to follow the
    ///     display.
    ///   - makeContent: Creates the content; called on the thread.
    ///   - presenters: The sources of presenters, tried in order; the next one is used if one
    ///     fails.
    ///   - announce: Called on the thread when a tick, or a report that nothing can be shown, is
    ///     pending for the main actor; must not block.
    package init(
        target: TargetSize, advertisedRate: Double, fixedRate: Double? = nil,
        makeContent: @escaping @Sendable () -> Content, presenters: [any PresenterSource],
        announce: @escaping @Sendable () -> Void
    ) {
        let mailbox = Mailbox(RenderThreadState<Content.Change>(target: target))
        self.mailbox = mailbox
        thread = NativeThread(name: "legato.render") {
            RenderThreadWorker(
                mailbox: mailbox,
                content: makeContent(),
                presenters: presenters,
                vsync: VsyncSource(
                    advertisedRate: fixedRate ?? advertisedRate, isFixed: fixedRate != nil
                ),
                announce: announce
            ).run()
        }
    }

    /// Changes the shared state and wakes the thread.
    package func post(_ body: (inout RenderThreadState<Content.Change>) -> Void) {
        mailbox.post {
            body(&$0)
            $0.hasNews = true
        }
    }

    /// Stops the thread and waits until it has ended; must be called exactly once.
    package func stop() {
        post { $0.stops = true }
        thread.join()
    }
}
