import CSDL2
import LegatoLayers

/// The system's pointer.
@MainActor enum SystemPointer {
    /// The created cursors; nil for those that the system lacks.
    private static var cursors: [PointerShape: OpaquePointer?] = [:]
    private static var isHidden = false

    /// Shows a shape; the arrow where the system lacks it.
    static func show(_ shape: PointerShape) {
        if isHidden != (shape == .hidden) {
            isHidden.toggle()
            SDL_ShowCursor(isHidden ? SDL_DISABLE : SDL_ENABLE)
        }
        if let cursor = cursor(shape) ?? cursor(.arrow) { SDL_SetCursor(cursor) }
    }

    private static func cursor(_ shape: PointerShape) -> OpaquePointer? {
        if let made = cursors[shape] { return made }
        let cursor = shape.systemCursor.flatMap { SDL_CreateSystemCursor($0) }
        cursors[shape] = cursor
        return cursor
    }
}

extension PointerShape {
    /// The system's cursor; nil without a pointer.
    fileprivate var systemCursor: SDL_SystemCursor? {
        switch self {
        case .arrow: SDL_SYSTEM_CURSOR_ARROW
        case .hidden: nil
        case .text: SDL_SYSTEM_CURSOR_IBEAM
        case .link: SDL_SYSTEM_CURSOR_HAND
        case .cross: SDL_SYSTEM_CURSOR_CROSSHAIR
        case .move: SDL_SYSTEM_CURSOR_SIZEALL
        case .resizeHorizontally: SDL_SYSTEM_CURSOR_SIZEWE
        case .resizeVertically: SDL_SYSTEM_CURSOR_SIZENS
        case .resizeFallingDiagonal: SDL_SYSTEM_CURSOR_SIZENWSE
        case .resizeRisingDiagonal: SDL_SYSTEM_CURSOR_SIZENESW
        }
    }
}
