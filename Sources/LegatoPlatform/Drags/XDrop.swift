package import Foundation

/// A drag of another program over a window of this one, as XDND reports it to the target.
package nonisolated struct XDrop: Sendable, Equatable {
    /// The window of the program that drags.
    package let source: UInt
    /// The window of this program below the pointer.
    package let window: UInt
    /// The types of the data, the best one first.
    package let types: [String]
    /// The location in the window, in pixels; nil before the first position.
    package var location: CGPoint?

    /// Reads an `XdndEnter`; nil for a version of the protocol below 3, whose messages differ.
    /// - Parameters:
    ///   - numbers: The five numbers of the message, `data.l` in the protocol.
    ///   - window: The window that was entered.
    ///   - list: Returns the numbers in the property `XdndTypeList` of a window.
    ///   - name: Returns the name of an atom.
    package init?(
        _ numbers: [Int], over window: UInt, list: (UInt) -> [UInt], name: (UInt) -> String
    ) {
        let flags = Self.number(numbers[1])
        guard flags >> 24 & 0xFF >= XDragSource.earliestVersion else { return nil }
        source = Self.number(numbers[0])
        self.window = window
        // Of more than three types, the message has only some.
        let atoms = flags & 1 != 0 ? list(source) : numbers[2...4].map(Self.number)
        types = atoms.filter { $0 != 0 }.map(name)
    }

    /// Returns the location on the screen in an `XdndPosition`, in pixels; it is negative left of the screen and
    /// above it.
    package static func screenLocation(_ numbers: [Int]) -> (x: Int32, y: Int32) {
        func side(_ number: Int) -> Int32 { Int32(Int16(truncatingIfNeeded: number)) }
        return (side(numbers[2] >> 16), side(numbers[2]))
    }

    /// Returns the time in an `XdndDrop`, which selects the data.
    package static func time(_ numbers: [Int]) -> UInt { number(numbers[2]) }

    /// Returns one of the numbers, which have 32 bits, without its sign.
    package static func number(_ number: Int) -> UInt { UInt(bitPattern: number) & 0xFFFF_FFFF }
}

/// What another program does with a drag over a window of this one.
nonisolated enum XDropReport: Sendable {
    case moved(XDrop)
    case left(XDrop)
    /// The time selects the data.
    case dropped(XDrop, time: UInt)
}
