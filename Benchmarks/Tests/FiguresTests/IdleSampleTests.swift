import Figures
import Testing

struct IdleSampleTests {
    @Test func sleepsAreReadFromTheKernelsCounters() {
        let status = """
            Name:\tmain
            Threads:\t3
            voluntary_ctxt_switches:\t150
            nonvoluntary_ctxt_switches:\t545
            """
        #expect(Machine.sleeps(in: status) == 150)
        #expect(Machine.sleeps(in: "Name:\tmain") == nil)
        #expect(!Machine.sleeps.isEmpty)
    }

    @Test func threadsThatStartAndEndAreCounted() {
        let begin = ["1": 10, "2": 5]
        #expect(Machine.wakeUps(from: begin, to: begin) == 0)
        #expect(Machine.wakeUps(from: begin, to: ["1": 12, "2": 5]) == 2)
        #expect(Machine.wakeUps(from: begin, to: ["1": 10, "3": 4]) == 5)
    }

    @Test func figuresHaveTheirUnitsInTheirKeys() {
        let sample = IdleSample(seconds: 30, frames: 0, ticks: 1, wakeUps: 2, processorTime: 0.0015)
        let figures = FrameFigures(scene: "idle", count: 9, renderer: "software", idle: sample)
        #expect(figures["cpu_ms"] == .number(1.5))
        #expect(figures["wakeups"] == .number(2))
        #expect(figures["frames"] == .number(0))
    }
}
