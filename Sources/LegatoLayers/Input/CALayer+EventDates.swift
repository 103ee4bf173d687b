package import Foundation

extension CALayer {
    /// The date at a time of the display's clock; outside a display, that of the system's clock.
    package func date(at time: CFTimeInterval) -> Date {
        (host?.clock ?? .monotonic).date(at: time)
    }
}
