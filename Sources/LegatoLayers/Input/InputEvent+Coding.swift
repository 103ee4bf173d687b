nonisolated extension InputEvent: Codable {
    private enum CodingKeys: String, CodingKey {
        case pointerDown, pointerMoved, pointerUp, pointerCancelled, pointerExited
        case scroll, pinch, keyDown, keyUp, text, composition, drag, dragExited, drop
    }

    /// Encodes the event with its kind as the key.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .pointerDown(let event): try container.encode(event, forKey: .pointerDown)
        case .pointerMoved(let event): try container.encode(event, forKey: .pointerMoved)
        case .pointerUp(let event): try container.encode(event, forKey: .pointerUp)
        case .pointerCancelled(let event): try container.encode(event, forKey: .pointerCancelled)
        case .pointerExited(let event): try container.encode(event, forKey: .pointerExited)
        case .scroll(let event): try container.encode(event, forKey: .scroll)
        case .pinch(let event): try container.encode(event, forKey: .pinch)
        case .keyDown(let event): try container.encode(event, forKey: .keyDown)
        case .keyUp(let event): try container.encode(event, forKey: .keyUp)
        case .text(let event): try container.encode(event, forKey: .text)
        case .composition(let event): try container.encode(event, forKey: .composition)
        case .drag(let event): try container.encode(event, forKey: .drag)
        case .dragExited(let event): try container.encode(event, forKey: .dragExited)
        case .drop(let event): try container.encode(event, forKey: .drop)
        }
    }

    /// Decodes an event.
    /// - Throws: `DecodingError` unless there is exactly one event, of a known kind.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func event<T: Decodable>(_ kind: CodingKeys) throws -> T {
            try container.decode(T.self, forKey: kind)
        }
        let kinds = container.allKeys
        guard kinds.count <= 1 else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: container.codingPath,
                    debugDescription: "an input event must have one kind, got \(kinds.count)"
                )
            )
        }
        switch kinds.first {
        case .pointerDown: self = .pointerDown(try event(.pointerDown))
        case .pointerMoved: self = .pointerMoved(try event(.pointerMoved))
        case .pointerUp: self = .pointerUp(try event(.pointerUp))
        case .pointerCancelled: self = .pointerCancelled(try event(.pointerCancelled))
        case .pointerExited: self = .pointerExited(try event(.pointerExited))
        case .scroll: self = .scroll(try event(.scroll))
        case .pinch: self = .pinch(try event(.pinch))
        case .keyDown: self = .keyDown(try event(.keyDown))
        case .keyUp: self = .keyUp(try event(.keyUp))
        case .text: self = .text(try event(.text))
        case .composition: self = .composition(try event(.composition))
        case .drag: self = .drag(try event(.drag))
        case .dragExited: self = .dragExited(try event(.dragExited))
        case .drop: self = .drop(try event(.drop))
        case nil:
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: container.codingPath,
                    debugDescription: "an input event must have a known kind, such as pointerDown"
                )
            )
        }
    }
}
