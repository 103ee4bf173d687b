package import Foundation

extension CALayer {
    /// The date at a time of the display's clock, or of the system's clock for a layer outside any
    /// display.
    package func date(at time: CFTimeInterval) -> Date {
        (host?.clock ?? .monotonic).date(at: time)
    }
}
