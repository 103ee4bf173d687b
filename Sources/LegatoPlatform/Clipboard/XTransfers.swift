import Foundation
import LegatoLayers

/// Data requested from another program.
nonisolated struct Reading {
    typealias Completion = (Result<(data: Data, type: String), ClipboardError>) -> Void

    let selection: XSelection
    let target: UInt
    /// The server's time at which the selection had the data; 0 for now.
    let time: UInt
    /// Whether it is a part of the list of what the selection contains.
    let isListing: Bool
    let completion: Completion
    /// The property that receives the data; 0 until it is requested.
    var property: UInt = 0
    /// When the next part must have arrived, in seconds of the monotonic clock; nil until it is
    /// requested.
    var deadline: Double?
    /// When all data must have arrived.
    var end = Double.infinity
    /// Whether the data arrives in parts.
    var isPartial = false
    /// The type of the parts.
    var type: UInt = 0
    var data = Data()
}

/// Data that another program receives in parts.
nonisolated struct Transfer {
    let requestor: UInt
    let property: UInt
    let type: UInt
    let data: Data
    var sent = 0
    /// When the program must have taken the next part, in seconds of the monotonic clock.
    var deadline: Double
}
