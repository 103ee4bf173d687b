import CSDL2

/// An SDL event of our own that wakes the application loop and says nothing else.
nonisolated struct WakeEvent: Sendable {
    /// The event of this process.
    static let shared = WakeEvent(type: SDL_RegisterEvents(1))

    private let type: UInt32

    /// Wakes the loop; from any thread.
    func push() {
        var event = SDL_Event(type: type)
        SDL_PushEvent(&event)
    }
}
