import CSDL2
package import Foundation
package import LegatoGraphics

extension Window {
    /// Removes the title bar and the borders.
    package func removeBorders() {
        if isOpen { SDL_SetWindowBordered(handle.window, SDL_FALSE) }
    }

    /// Brings the window to the front.
    package func raise() {
        if isOpen { SDL_RaiseWindow(handle.window) }
    }

    /// Changes the size of the content, and limits it.
    /// - Parameters:
    ///   - size: The size in points; the window system may choose another one.
    ///   - least: The smallest size in points.
    ///   - most: The largest size in points, at least the smallest one; nil for any.
    package func setSizes(_ size: CGSize, from least: CGSize, to most: CGSize?) {
        guard isOpen else { return }
        if size != self.size {
            SDL_SetWindowSize(handle.window, Int32(size.width), Int32(size.height))
        }
        SDL_SetWindowMinimumSize(handle.window, Int32(least.width), Int32(least.height))
        if let most {
            SDL_SetWindowMaximumSize(handle.window, Int32(most.width), Int32(most.height))
        }
        if let most, most == least { SDL_SetWindowResizable(handle.window, SDL_FALSE) }
        updateSize()
    }

    /// Moves the window to a place on its screen: at the top left, the middle, the bottom right and
    /// in between.
    ///
    /// Has no effect where the window system places all windows, as Wayland does.
    package func move(to place: UnitPoint) {
        guard isOpen else { return }
        var room = SDL_Rect()
        let screen = SDL_GetWindowDisplayIndex(handle.window)
        guard screen >= 0, SDL_GetDisplayUsableBounds(screen, &room) == 0 else { return }
        func start(_ start: Int32, _ length: Int32, _ own: CGFloat, _ part: CGFloat) -> Int32 {
            let part = part.isFinite ? min(max(part, 0), 1) : 0.5
            return start + Int32(max(CGFloat(length) - own, 0) * part)
        }
        SDL_SetWindowPosition(
            handle.window, start(room.x, room.w, size.width, place.x),
            start(room.y, room.h, size.height, place.y)
        )
    }
}
