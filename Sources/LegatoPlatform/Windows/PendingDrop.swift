import CSDL2
package import Foundation
package import LegatoLayers

/// A drop from another program onto a window; its parts arrive one at a time.
package struct PendingDrop {
    /// A part of a drop.
    package enum Part: Equatable {
        case begin, end
        /// The path of a file.
        case file(String)
        case text(String)
    }

    private var urls: [URL] = []
    private var texts: [String] = []

    /// Creates a drop without parts.
    package init() {}

    /// Records a part; returns the event once all parts have arrived.
    package mutating func note(
        _ part: Part, at location: CGPoint, time: CFTimeInterval
    ) -> DropEvent? {
        switch part {
        case .begin: (urls, texts) = ([], [])
        case .file(let path): urls.append(URL(filePath: path))
        case .text(let text): texts.append(text)
        case .end:
            defer { (urls, texts) = ([], []) }
            guard !urls.isEmpty || !texts.isEmpty else { return nil }
            return DropEvent(location: location, urls: urls, texts: texts, time: time)
        }
        return nil
    }
}

extension PendingDrop.Part {
    /// Creates the part in an SDL event; nil for other events.
    init?(_ event: SDL_Event) {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_DROPBEGIN: self = .begin
        case SDL_DROPCOMPLETE: self = .end
        case SDL_DROPFILE: self = .file(Self.text(of: event))
        case SDL_DROPTEXT: self = .text(Self.text(of: event))
        default: return nil
        }
    }

    /// The program must free the text.
    private static func text(of event: SDL_Event) -> String {
        defer { SDL_free(event.drop.file) }
        return event.drop.file.map { String(cString: $0) } ?? ""
    }
}
