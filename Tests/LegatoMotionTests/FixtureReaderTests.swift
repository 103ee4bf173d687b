import Foundation
import TestSupport
import Testing

/// Tests of the fixture reader.
struct FixtureReaderTests {
    private func json(_ entries: [(system: String, call: String, inputs: String, expected: String)])
        -> String
    {
        let rows = entries.map { entry in
            """
            {"system": "\(entry.system)", "call": "\(entry.call)", "inputs": \(entry.inputs),
             "expected": \(entry.expected), "tolerance": 1e-9}
            """
        }
        return "[" + rows.joined(separator: ",\n") + "]"
    }

    private func entries(_ text: String) throws -> [FixtureEntry] {
        let place = FileManager.default.temporaryDirectory
            .appendingPathComponent("legato-fixtures-\(UUID().uuidString)")
            .appendingPathExtension("json")
        try Data(text.utf8).write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        return try FixtureFile.load(environment: [FixtureFile.variable: place.path])
    }

    /// A file with every spring initialiser, factory and modifier, and its own curves.
    @Test func aFileWithOtherInputsIsEvaluated() throws {
        let spring = "swiftui.Spring"
        let sample = "swiftui.Animation.sample"
        let entries = try entries(
            json([
                (spring, "Spring.bounce", #"{"init": "snappy", "extraBounce": 0.1}"#, "0.25"),
                (
                    spring, "Spring.stiffness",
                    #"{"init": "stiffness:damping:", "stiffness": 70, "damping": 3}"#, "70"
                ),
                (
                    spring, "Spring.value(fromValue:toValue:initialVelocity:time:)",
                    #"{"spring": {"init": "duration:bounce:", "bounce": 0.2}, "fromValue": 3,"#
                        + #" "toValue": 5, "time": 50}"#, "5"
                ),
                (
                    "swiftui.UnitCurve", "UnitCurve.inverse",
                    #"{"curve": {"bezier": [0.1, 0.2, 0.3, 0.4]}}"#,
                    #"{"curve": {"bezier": [0.2, 0.1, 0.4, 0.3]}}"#
                ),
                (
                    sample, "Animation.animate(value:time:context:)",
                    #"{"animation": ".timingCurve(0, 0, 1, 1, duration: 4).speed(2)"#
                        + #".delay(1).logicallyComplete(after: 0.5)", "value": 8, "time": 2}"#, "4"
                ),
                (
                    sample, "Animation.animate(value:time:context:)",
                    #"{"animation": ".interpolatingSpring(Spring(mass: 2, stiffness: 200,"#
                        + #" damping: 20), initialVelocity: 0)", "value": 1, "time": 0.1}"#,
                    "0.34029984660829826"
                ),
                (
                    "swiftui.Animation.description", "description",
                    #"{"expression": ".spring(.bouncy)"}"#,
                    #""FluidSpringAnimation(response: 0.5, dampingFraction: 0.7, blendDuration: 0.0)""#
                ),
            ])
        )
        #expect(entries.count == 7)
        let tallies = [
            tallyFixtures(entries, of: spring, answer: SpringFixtures.answer),
            tallyFixtures(entries, of: "swiftui.UnitCurve", answer: CurveFixtures.answer),
            tallyFixtures(entries, of: sample, answer: AnimationFixtures.sample),
            tallyFixtures(
                entries, of: "swiftui.Animation.description", answer: AnimationFixtures.description
            ),
        ]
        #expect(tallies.flatMap(\.complaints) == [])
        #expect(tallies.map(\.checked) == [3, 1, 2, 1])
    }

    @Test func unknownNamesAndWrongValuesAreReported() throws {
        let system = "swiftui.Spring"
        let entries = try entries(
            json([
                (system, "Spring.charm", "{}", "1"),
                (system, "Spring.bounce", #"{"init": "smooth", "colour": 1}"#, "0"),
                (system, "Spring.bounce", #"{"init": "steel"}"#, "0"),
                (system, "Spring.bounce", #"{"init": "response:dampingRatio:"}"#, "0"),
                (system, "Spring.bounce", #"{"init": "smooth"}"#, "0.5"),
            ])
        )
        let tally = tallyFixtures(entries, of: system, answer: SpringFixtures.answer)
        let names = ["charm", "colour", "steel", "response", "is 0.0, not 0.5"]
        #expect(tally.complaints.count == names.count)
        for (complaint, name) in zip(tally.complaints, names) {
            #expect(complaint.contains(name))
        }
    }

    @Test func aFileWithoutEntriesThrows() {
        #expect(throws: FixtureError.self) { try entries("[]") }
    }

    /// A system not named in any test would not be checked, without any failure.
    @Test func everySystemOfTheFixturesIsTested() throws {
        let read = try systemsNamedInTests()
        var counts: [String: Int] = [:]
        for entry in try FixtureFile.load() { counts[entry.system, default: 0] += 1 }
        for (system, count) in counts.sorted(by: { $0.key < $1.key }) {
            print("\(system): \(count) fixtures")
            #expect(read.contains(system), "No test reads the fixtures of \(system).")
        }
    }

    /// Returns the systems named in calls of `checkFixtures(systems:…)` in the tests.
    private func systemsNamedInTests() throws -> Set<String> {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        let files = FileManager.default.enumerator(atPath: tests.path)
        var systems: Set<String> = []
        while let path = files?.nextObject() as? String {
            guard path.hasSuffix(".swift") else { continue }
            let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
            for part in text.split(separator: "checkFixtures(").dropFirst() {
                guard let list = part.firstMatch(of: /systems: \[([^\]]*)\]/) else { continue }
                for name in list.1.split(separator: "\"") where name.contains(".") {
                    systems.insert(String(name))
                }
            }
        }
        return systems
    }
}
