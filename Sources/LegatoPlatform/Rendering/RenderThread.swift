/// The render thread of a window.
///
/// It owns a copy of the committed content and the presenter, ticks on the display's clock, and goes
/// on while the main thread is busy. With nothing to do it blocks.
package nonisolated final class RenderThread<Content: FrameContent>: Sendable {
    /// What the main actor and the thread tell each other.
    package let mailbox: Mailbox<RenderThreadState<Content.Change>>

    private let thread: NativeThread

    /// Starts the thread.
    /// - Parameters:
    ///   - target: The size to draw first.
    ///   - advertisedRate: The display's rate in Hz; 0 when unknown.
    ///   - fixedRate: The rate in Hz of a timer of its own; nil to go by the display.
    ///   - makeContent: Called on the thread.
    ///   - presenters: What to make the presenter from; the next one when one fails.
    ///   - announce: Called on the thread when a tick or the news that nothing can be shown
    ///     waits for the main actor; must not block.
    package init(
        target: TargetSize,
        advertisedRate: Double,
        fixedRate: Double? = nil,
        makeContent: @escaping @Sendable () -> Content,
        presenters: [any PresenterSource],
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
                    advertisedRate: fixedRate ?? advertisedRate,
                    isFixed: fixedRate != nil
                ),
                announce: announce
            ).run()
        }
    }

    /// Changes what the thread should do and wakes it.
    package func post(_ body: (inout RenderThreadState<Content.Change>) -> Void) {
        mailbox.post {
            body(&$0)
            $0.hasNews = true
        }
    }

    /// Ends the thread and waits until it is gone; to be called once.
    package func stop() {
        post { $0.stops = true }
        thread.join()
    }
}
