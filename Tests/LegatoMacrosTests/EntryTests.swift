#if Macros
import LegatoGraphics
import LegatoMacros
import Testing

/// A reference type, of which each default is a new instance.
private final class Marker {}

extension EnvironmentValues {
    @Entry fileprivate var accent: CGColor = .black
    @Entry fileprivate var count = 3
    @Entry fileprivate var note: String?
    @Entry fileprivate var marker: Marker = Marker()
    @Entry fileprivate var `default`: Optional<Double>
}

extension LegatoMotion.Transaction {
    @Entry fileprivate var cause: String = "none"
    @Entry fileprivate var depth: Int? = 1
}

struct EntryTests {
    @Test func anEnvironmentEntryHasItsDefaultUntilItIsSet() {
        var environment = EnvironmentValues()
        #expect(environment.accent == .black)
        #expect(environment.count == 3)
        #expect(environment.note == nil)
        #expect(environment.default == nil)
        environment.accent = .white
        environment.count += 1
        environment.note = "a"
        environment.default = 2
        #expect(environment.accent == .white)
        #expect(environment.count == 4)
        #expect(environment.note == "a")
        #expect(environment.default == 2)
        #expect(EnvironmentValues().count == 3)
    }

    @Test func aDefaultWithATypeAnnotationIsComputedEachTime() {
        let environment = EnvironmentValues()
        #expect(environment.marker !== environment.marker)
    }

    @Test func aTransactionEntryAppliesInsideItsTransaction() {
        #expect(Transaction.current.cause == "none")
        withTransaction(\.cause, "drag") {
            #expect(Transaction.current.cause == "drag")
            #expect(Transaction.current.depth == 1)
            withTransaction(\.depth, nil) {
                #expect(Transaction.current.depth == nil)
                #expect(Transaction.current.cause == "drag")
            }
        }
        #expect(Transaction.current.cause == "none")
    }
}
#endif
