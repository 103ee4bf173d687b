/// A message of XDND to a target.
package nonisolated enum XDragMessage: Equatable {
    /// The pointer has entered the target, with data in these types.
    case enter(version: UInt, types: [String])
    /// The pointer has moved to a place on the screen, in pixels.
    case position(x: Int, y: Int, time: UInt)
    /// The pointer has left the target, or the drag has ended without a drop.
    case leave
    /// The items are dropped at the latest place; the time selects the drag's data.
    case drop(time: UInt)

    /// The name of the message's type.
    package var name: String {
        switch self {
        case .enter: "XdndEnter"
        case .position: "XdndPosition"
        case .leave: "XdndLeave"
        case .drop: "XdndDrop"
        }
    }

    /// Returns the five numbers of the message, `data.l` in the protocol, from a source's window.
    package func numbers(from source: UInt, _ atom: (String) -> UInt) -> [UInt] {
        var numbers = [source]
        switch self {
        case .enter(let version, let types):
            // Of more than three types, the target reads the property `XdndTypeList`.
            numbers.append(version << 24 | (types.count > 3 ? 1 : 0))
            numbers += types.prefix(3).map(atom)
        case .position(let x, let y, let time):
            numbers += [0, Self.packed(x, y), time, atom("XdndActionCopy")]
        case .leave: break
        case .drop(let time): numbers += [0, time]
        }
        return numbers + Array(repeating: 0, count: 5 - numbers.count)
    }

    private static func packed(_ x: Int, _ y: Int) -> UInt {
        UInt(UInt16(truncatingIfNeeded: x)) << 16 | UInt(UInt16(truncatingIfNeeded: y))
    }
}

/// A target's answer to a position.
package nonisolated struct XDragStatus {
    /// A rectangle on the screen, in pixels.
    package struct Silence {
        let x, y, width, height: Int

        func contains(x: Int, y: Int) -> Bool {
            x >= self.x && y >= self.y && x < self.x + width && y < self.y + height
        }
    }

    /// The target.
    package let window: UInt
    /// Whether it accepts a drop.
    package let accepts: Bool
    /// Where it wants no further positions; nil if it wants all.
    package let silence: Silence?

    /// Reads the five numbers of an `XdndStatus`, `data.l` in the protocol.
    package init(_ numbers: [Int]) {
        let flags = numbers[1]
        window = UInt(bitPattern: numbers[0]) & 0xFFFF_FFFF
        accepts = flags & 1 != 0
        func high(_ number: Int) -> Int { number >> 16 & 0xFFFF }
        func low(_ number: Int) -> Int { number & 0xFFFF }
        let area = Silence(
            x: high(numbers[2]), y: low(numbers[2]), width: high(numbers[3]),
            height: low(numbers[3])
        )
        silence = flags & 2 != 0 || area.width == 0 || area.height == 0 ? nil : area
    }
}
