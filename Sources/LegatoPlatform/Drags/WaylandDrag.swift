import CSDL2
import CWayland
import Foundation
import LegatoGraphics
import LegatoLayers

/// A drag of items that began in a window under Wayland.
///
/// The compositor takes the pointer, and reports its places over the program's windows.
final class WaylandDrag {
    private enum Phase {
        case running
        /// Another program may still receive the data.
        case handedOver
        case ended
    }

    /// The latest drag, whose data may still be fetched.
    private static var latest: WaylandDrag?
    /// The items of the latest drag.
    private static weak var latestItems: (any ItemDrag)?
    /// Whether SDL considers the left button pressed because the compositor took its release.
    private static var isReleaseLost = false

    private let drag: any ItemDrag
    /// The number of pixels per point in the window where it began.
    private let scale: CGFloat
    /// Returns the display on a surface of the program.
    private let display: (OpaquePointer) -> LayerHost?
    /// Releases the pointer, which cancels a drag without a drop.
    private let releasePointer: () -> Void
    private let data: PipedData
    private var phase = Phase.running
    private var isPictured = false
    private var picture: DragPicture?

    /// Whether a drag of this program is in progress.
    static var isUnderway: Bool { latest?.phase == .running }

    private init(
        _ drag: any ItemDrag, scale: CGFloat, display: @escaping (OpaquePointer) -> LayerHost?,
        releasePointer: @escaping () -> Void
    ) {
        (self.drag, self.scale) = (drag, scale)
        (self.display, self.releasePointer) = (display, releasePointer)
        data = PipedData(drag.clipboardItems)
    }

    /// Begins a drag in the compositor after it has begun on a surface; has no effect on one that has
    /// begun there.
    static func begin(
        _ drag: any ItemDrag, on surface: OpaquePointer, scale: CGFloat,
        display: @escaping (OpaquePointer) -> LayerHost?, releasePointer: @escaping () -> Void
    ) {
        guard latestItems !== drag else { return }
        cancel()
        let new = WaylandDrag(
            drag, scale: scale, display: display, releasePointer: releasePointer
        )
        (latest, latestItems) = (new, drag)
        guard new.start(on: surface) else { return new.phase = .ended }
        // The compositor reports the windows that the pointer enters, but not that it has left all
        // of them before the drag began.
        new.showPicture()
    }

    /// Ends the latest drag; one that was handed over counts as accepted.
    ///
    /// Some programs accept a drop, and do not report that they have received the data.
    private static func cancel() {
        legatoDragCancel()
        latest?.end(isAccepted: true)
    }

    /// Ends a drag in the compositor after another one, or none, has replaced it in its window.
    static func end(unless drag: (any ItemDrag)?) {
        guard let latest, latest.phase == .running, drag !== latest.drag else { return }
        latest.phase = .ended
        noteRelease()
        cancel()
    }

    // MARK: Events

    private func start(on surface: OpaquePointer) -> Bool {
        let listener = LegatoDragListener(
            context: Unmanaged.passUnretained(self).toOpaque(),
            move: { context, surface, x, y in
                WaylandDrag.at(context) { $0.move(to: CGPoint(x: x, y: y), on: surface) }
            },
            drop: { context, isInside in WaylandDrag.at(context) { $0.drop(isInside: isInside) } },
            end: { context, isAccepted in
                WaylandDrag.at(context) { $0.end(isAccepted: isAccepted) }
            },
            send: { context, type, descriptor in
                let drag = Unmanaged<WaylandDrag>.fromOpaque(context).takeUnretainedValue()
                drag.data.send(String(cString: type), to: descriptor)
            }
        )
        // Without a type, the compositor would not drop items that only this program can read.
        return data.withTypes(and: ClipboardTargets.mark()) {
            legatoDragStart(surface, $0, $1, listener)
        }
    }

    private nonisolated static func at(
        _ context: UnsafeMutableRawPointer, _ handle: @escaping @MainActor (WaylandDrag) -> Void
    ) {
        let drag = Unmanaged<WaylandDrag>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated { WaylandEvents.add { handle(drag) } }
    }

    private func move(to location: CGPoint, on surface: OpaquePointer?) {
        guard phase == .running else { return }
        let target = surface.flatMap(display)
        drag.move(to: location, on: target)
        if target == nil { showPicture() } else { legatoDragHidePicture() }
    }

    private func drop(isInside: Bool) {
        guard phase == .running else { return }
        phase = isInside ? .ended : .handedOver
        if isInside { drag.drop() } else { drag.handOver() }
        release()
        guard !isInside else { return }
        _ = Timer.scheduledTimer(withTimeInterval: XDragSource.transferTimeout, repeats: false) {
            [weak self] _ in
            MainActor.assumeIsolated { if self?.phase == .handedOver { Self.cancel() } }
        }
    }

    /// Called once the compositor has ended the drag.
    private func end(isAccepted: Bool) {
        let earlier = phase
        phase = .ended
        if Self.latest === self { Self.latest = nil }
        switch earlier {
        case .running: release()
        case .handedOver: drag.end(isAccepted: isAccepted)
        case .ended: break
        }
    }

    /// Releases the pointer, which cancels a drag without a drop.
    private func release() {
        Self.noteRelease()
        releasePointer()
    }

    private static func noteRelease() { isReleaseLost = SDL_GetMouseState(nil, nil) & 1 != 0 }

    /// Shows the picture that follows the pointer outside of the program's windows.
    private func showPicture() {
        let scale = Int32(scale.rounded(.up))
        if !isPictured {
            isPictured = true
            picture = DragPicture(drag, scale: CGFloat(scale))
            if let picture { draw(picture.image, scale: scale) }
        }
        guard let picture else { return }
        func points(_ pixels: Int) -> Int32 {
            Int32((Double(pixels) / Double(scale)).rounded())
        }
        legatoDragShowPicture(scale, -points(picture.anchorX), -points(picture.anchorY))
    }

    /// Draws the image in a buffer, whose sides are whole points.
    private func draw(_ image: CGImage, scale: Int32) {
        func side(_ pixels: Int) -> Int32 { (Int32(pixels) + scale - 1) / scale * scale }
        guard let buffer = legatoDragMakePicture(side(image.width), side(image.height)) else {
            return
        }
        let bytes = image.pixels
        for y in 0..<image.height {
            for x in 0..<image.width {
                let source = (y * image.width + x) * 4
                let pixel = buffer.pointee.pixels + (y * Int(buffer.pointee.width) + x) * 4
                (pixel[0], pixel[1]) = (bytes[source + 2], bytes[source + 1])
                (pixel[2], pixel[3]) = (bytes[source], bytes[source + 3])
            }
        }
    }

    // MARK: The button after a drag

    /// Called with the location and the surface of a press that SDL does not report; returns whether the
    /// surface is a window's.
    ///
    /// SDL considers the button pressed.
    static var onPress: ((CGPoint, OpaquePointer) -> Bool)?

    /// Handles a press of the left button.
    static func press(at location: CGPoint, on surface: OpaquePointer) {
        guard isReleaseLost, let onPress else { return }
        isReleaseLost = !onPress(location, surface)
    }

    /// Removes the button from a move of the mouse after a drag whose release SDL has not seen.
    static func correct(_ event: inout SDL_Event) {
        guard isReleaseLost else { return }
        if event.type == SDL_MOUSEMOTION.rawValue { event.motion.state &= ~1 }
        let isRelease = event.type == SDL_MOUSEBUTTONUP.rawValue
        if isRelease, event.button.button == SDL_BUTTON_LEFT { isReleaseLost = false }
    }
}
