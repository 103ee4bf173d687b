import Foundation
import Legato

nonisolated extension NumberRow {
    static let symbols: [NumberRow] = [
        NumberRow("periodic") {
            Image(systemName: "star")
                .symbolEffect(.bounce, options: .repeat(.periodic(2, delay: $0)), value: 1)
        },
        NumberRow("Image.init") {
            Image(systemName: "wifi", variableValue: $0)
        },
        NumberRow("custom") {
            Image(systemName: "star").symbolEffect(.wiggle.custom(angle: .radians($0)))
        },
        NumberRow("contentMargins") { value in
            ScrollView { Color.red.frame(height: 99) }
                .contentMargins(.all, value, for: .scrollIndicators)
        },
    ]
}
