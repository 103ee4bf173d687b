import Foundation
import LegatoGraphics
import LegatoMotion
public import LegatoViews

/// A drag that moves the window of the view.
///
/// ```swift
/// Toolbar()
///     .gesture(WindowDragGesture())
/// ```
///
/// On Wayland, which places all windows itself, it has no effect.
public struct WindowDragGesture: Gesture {
    /// The value of a drag: where the pointer is in the window.
    public typealias Value = DragGesture.Value

    @Environment(\.moveWindow) private var move

    /// Creates the gesture.
    public nonisolated init() {}

    /// A drag that moves the window until the pointer is again where it was pressed.
    public var body: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 2, coordinateSpace: .global).onChanged { drag in
            move(drag.translation)
        }
    }
}

/// Moves the window of a view.
struct MoveWindowAction {
    private let move: @MainActor (CGSize) -> Void

    nonisolated init(_ move: @escaping @MainActor (CGSize) -> Void) { self.move = move }

    /// Moves the window by a distance in points.
    func callAsFunction(_ distance: CGSize) { move(distance) }
}

private nonisolated enum MoveWindowKey: EnvironmentKey {
    static var defaultValue: MoveWindowAction { MoveWindowAction { _ in } }
}

nonisolated extension EnvironmentValues {
    /// Moves the window that contains the view; without one it does nothing.
    var moveWindow: MoveWindowAction {
        get { self[MoveWindowKey.self] }
        set { self[MoveWindowKey.self] = newValue }
    }
}
