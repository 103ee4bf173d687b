import Foundation
import Legato
import Testing

/// Listings on inspections.
///
/// The listings of the documentation comments on inspections.
struct InspectionListings {
    private let display = HeadlessDisplay(size: CGSize(width: 320, height: 180))

    @Test("An inspection is printed, and its moving layers are found")
    func printed() {
        let inspection = display.inspection()
        print(inspection)
        let moving = inspection.layers.filter { !$0.animations.isEmpty }
        #expect(moving.isEmpty)
    }

    @Test("An inspection is written as JSON")
    func json() {
        print(display.inspection())
        let json = display.inspection().json
        #expect(json.contains("\"time\" : 0"))
    }
}
