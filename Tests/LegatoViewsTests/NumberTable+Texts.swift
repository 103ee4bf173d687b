import Foundation
import Legato

nonisolated extension NumberRow {
    static let texts: [NumberRow] = [
        NumberRow("kerning") { Text("ab").kerning($0) },
        NumberRow("kerning") { Text("ab").opacity(0.5).kerning($0) },
        NumberRow("kerning") { Text("ab").kerning($0 == -5 ? -500 : $0).fixedSize() },
        NumberRow("tracking") { Text("ab").tracking($0) },
        NumberRow("tracking") { Text("ab").opacity(0.5).tracking($0) },
        NumberRow("baselineOffset") { Text("ab").baselineOffset($0) },
        NumberRow("baselineOffset") { Text("ab").opacity(0.5).baselineOffset($0) },
        NumberRow("lineSpacing") { Text("a b").lineSpacing($0) },
        NumberRow("minimumScaleFactor") { Text("A long text").minimumScaleFactor($0) },
        NumberRow("numericText", .order) {
            Text($0 < 0 ? "12" : "13").contentTransition(.numericText(value: $0))
        },
        NumberRow("scaled", .length) { Text("ab").font(.body.scaled(by: $0)) },
        NumberRow("Font.init", .order) { Text("ab").fontWidth(Font.Width($0)) },
    ]
}
