import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// Whether a drag of items activates a control when it rests on it.
public nonisolated struct SpringLoadingBehavior: Hashable, Sendable {
    private let number: Int

    /// Does not activate the control; the same as `disabled`.
    public static let automatic = SpringLoadingBehavior(number: 0)
    /// Activates the control when the drag has rested on it for 0.7 seconds.
    public static let enabled = SpringLoadingBehavior(number: 1)
    /// Does not activate the control.
    public static let disabled = SpringLoadingBehavior(number: 2)
}

private nonisolated enum SpringLoadingKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
}

nonisolated extension EnvironmentValues {
    /// Whether a drag of items activates controls when it rests on them; automatic by default.
    public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether a drag of items activates the controls in the view when it rests on them.
    ///
    /// It activates buttons, links, menus, closed disclosure groups and tabs, so that items can be
    /// dropped on what they show. Until then, a button looks pressed. Drags from other apps activate
    /// no controls.
    ///
    /// ```swift
    /// DisclosureGroup("Archive") {
    ///     ForEach(folders) { FolderRow($0) }
    /// }
    /// .springLoadingBehavior(.enabled)
    /// ```
    ///
    /// - Parameter behavior: The behaviour; that of an inner view takes precedence. A change from or to
    ///   `automatic` resets the state in the labels of the controls.
    /// - Returns: The view.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }
}

/// A layer that is notified of drags of items over it.
final class SpringLayer: PassThroughLayer {
    /// Called with true when a drag enters the layer, and with false when it leaves.
    var onHover: (Bool) -> Void = { _ in }

    /// The innermost layer around what is at a location in the root layer of a display.
    static func at(_ location: CGPoint, in host: LayerHost) -> SpringLayer? {
        var layer = host.layer(at: location)
        while let current = layer {
            if let spring = current as? SpringLayer { return spring }
            layer = current.superlayer
        }
        return nil
    }
}

/// A view that is notified of drags of items over it.
private nonisolated struct SpringView<Content: View>: View {
    var content: Content
    /// Called with true when a drag enters the view, and with false when it leaves.
    var onHover: (Bool) -> Void
}

extension SpringView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SpringNode(view, context)
    }
}

private final class SpringNode<Content: View>: WrappingNode<SpringView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        let layer = SpringLayer()
        layer.onHover = { [weak self] in
            guard let self, !isRemoved, environment.isEnabled || !$0 else { return }
            view.onHover($0)
        }
        return LayerItem(layer, context)
    }

    override func updateView(_ view: SpringView<Content>) {
        super.updateView(view)
        child.update(view.content)
    }
}

extension View {
    /// Lets a drag of items activate the control when it rests on it.
    ///
    /// The layer that notices drags exists with `enabled` and `disabled`, so that a change between
    /// them keeps the state of the control. With `automatic`, buttons need no further layer.
    ///
    /// - Parameters:
    ///   - behavior: The behaviour in the environment of the control.
    ///   - onHover: Called with true when a drag enters the control, and with false when it leaves or
    ///     activates it.
    ///   - action: Activates the control.
    /// - Returns: The control.
    @ViewBuilder func springLoaded(
        _ behavior: SpringLoadingBehavior, onHover: @escaping (Bool) -> Void = { _ in },
        action: @escaping () -> Void
    ) -> some View {
        if behavior == .automatic {
            self
        } else {
            SpringLoaded(
                content: self, isOn: behavior == .enabled, onHover: onHover, action: action
            )
        }
    }
}

extension View {
    /// Keeps drags of items from activating the button of a group that is open, which would close it.
    func springLoaded(unless isOpen: Bool) -> some View {
        transformEnvironment(\.springLoadingBehavior) {
            if isOpen, $0 == .enabled { $0 = .disabled }
        }
    }
}

/// A control that a drag of items activates when it rests on it.
private struct SpringLoaded<Content: View>: View {
    /// The time for which a drag rests before it activates the control, in tenths of a second.
    private static var delay: Int { 7 }

    let content: Content
    /// Whether drags activate the control.
    let isOn: Bool
    let onHover: (Bool) -> Void
    let action: () -> Void
    @State private var isHovered = false

    var body: some View {
        SpringView(content: content, onHover: hover)
            .background {
                if isHovered, isOn {
                    Repetition(delay: Self.delay) {
                        hover(false)
                        action()
                    }
                }
            }
    }

    private func hover(_ isOver: Bool) {
        guard isOver != isHovered, isOn || !isOver else { return }
        isHovered = isOver
        onHover(isOver)
    }
}
