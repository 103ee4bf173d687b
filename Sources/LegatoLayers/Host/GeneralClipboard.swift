/// The clipboard of a program as a whole.
package enum GeneralClipboard {
    /// The system's clipboard; until the first window opens, one of the program alone.
    package static var system: any Clipboard = PrivateClipboard() {
        didSet { if system !== oldValue, !oldValue.items.isEmpty { system.items = oldValue.items } }
    }

    /// The clipboard of the display whose code is running; otherwise that of the system.
    package static var current: any Clipboard {
        LayerHost.current?.textServices.clipboard ?? system
    }
}
