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

    /// A drag that keeps the place of the window where it was pressed at the pointer.
    public var body: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 2, coordinateSpace: .global).onChanged { drag in
            move(drag.startLocation)
        }
    }
}

/// Moves the window of a view.
struct MoveWindowAction {
    private let move: @MainActor (CGPoint) -> Void

    nonisolated init(_ move: @escaping @MainActor (CGPoint) -> Void) { self.move = move }

    /// Moves the window so that a location in it, in points, is at the pointer.
    func callAsFunction(_ location: CGPoint) { move(location) }
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
