import CSDL2
import Foundation
package import LegatoLayers
import LegatoGraphics

/// A window's use of the system's text input: input methods, dead keys and on-screen keyboards.
@MainActor struct SystemTextInput {
    private var area: CGRect?

    /// Starts text input at an area in points of the window, or stops it for nil; `units` is the
    /// number of SDL's units per point.
    mutating func show(_ area: CGRect?, units: Double) {
        guard area != self.area else { return }
        if let area {
            var place = SDL_Rect(
                x: Int32(clamping: area.minX * units), y: Int32(clamping: area.minY * units),
                w: Int32(clamping: (area.width * units).rounded(.up)),
                h: Int32(clamping: (area.height * units).rounded(.up))
            )
            SDL_SetTextInputRect(&place)
            if self.area == nil { SDL_StartTextInput() }
        } else {
            SDL_StopTextInput()
        }
        self.area = area
    }

    /// Stops text input.
    mutating func stop() { show(nil, units: 1) }
}

extension Int32 {
    /// The nearest integer to a coordinate.
    fileprivate init(clamping coordinate: CGFloat) {
        self = Int32(Swift.min(Swift.max(coordinate.rounded(), -1e6), 1e6))
    }
}

extension InputTranslation {
    /// Translates an event of typed or composed text.
    static func text(of event: SDL_Event, time: Double) -> InputEvent? {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_TEXTINPUT:
            let string = withUnsafeBytes(of: event.text.text) { self.string($0) }
            return .text(TextEvent(string: string, time: time))
        case SDL_TEXTEDITING:
            let string = withUnsafeBytes(of: event.edit.text) { self.string($0) }
            return .composition(
                composition(string, scalars: Int(event.edit.start), time: time)
            )
        case SDL_TEXTEDITING_EXT:
            // The program must free the text.
            defer { SDL_free(event.editExt.text) }
            let string = event.editExt.text.map { String(cString: $0) } ?? ""
            return .composition(
                composition(string, scalars: Int(event.editExt.start), time: time)
            )
        default:
            return nil
        }
    }

    /// Returns the text in a buffer, up to NUL; bytes that are not UTF-8 are replaced.
    package nonisolated static func string(_ buffer: UnsafeRawBufferPointer) -> String {
        String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// Returns the event for a composed text; the cursor counts the Unicode scalars before the
    /// insertion point.
    package nonisolated static func composition(
        _ string: String, scalars: Int, time: Double
    ) -> CompositionEvent {
        let before = string.unicodeScalars.prefix(max(scalars, 0))
        return CompositionEvent(string: string, cursor: String(before).count, time: time)
    }
}
