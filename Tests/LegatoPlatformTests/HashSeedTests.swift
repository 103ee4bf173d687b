import TestSupport
import Testing

/// Hash seeds.
///
/// Output and pictures do not depend on the hash seed, which differs in every process.
struct HashSeedTests {
    @Test("Several processes print the same trace and draw the same pictures")
    func processes() throws {
        let first = try Probe.run("", of: "order-probe", environment: [:])
        #expect(first.status == 0 && first.errors == "", "\(first.errors)")
        #expect(try #require(first.number("lines")) > 200)
        for _ in cases(1..<10, every: 4) {
            let next = try Probe.run("", of: "order-probe", environment: [:])
            #expect(next.findings["trace"] == first.findings["trace"])
            #expect(next.findings["picture"] == first.findings["picture"])
        }
    }
}
