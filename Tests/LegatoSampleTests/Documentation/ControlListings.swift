import Foundation
import Legato
import Testing

/// Listings on controls.
///
/// The listings of the documentation comments on controls, their styles and gestures.
@MainActor
struct ControlListings {
    struct Backdrop: View {
        @State private var background = Color.red
        var body: some View {
            ColorPicker("Background", selection: $background)
        }
    }

    @Test("A colour picker shows its title and the colour, and a grid when it is tapped")
    func colorPicker() throws {
        let stage = TransactionStage(Backdrop())
        #expect(try stage.frame(stage.text("Background")).minX < 1)
        let well = stage.display.snapshot()[386, 200]
        #expect(well.red > 200 && well.green < 100)
        let count = stage.layers(CAShapeLayer.self).count
        stage.tap(CGPoint(x: 386, y: 200))
        stage.settle()
        #expect(stage.layers(CAShapeLayer.self).count > count + 100)
    }

    struct File: View {
        var body: some View {
            DisclosureGroup("Details") {
                Text("Size: 12 KB")
            }
        }
    }

    @Test("A disclosure group shows its content when its label is tapped")
    func disclosureGroup() throws {
        let stage = TransactionStage(File())
        #expect(stage.find("Size: 12 KB") == nil)
        try stage.tap("Details")
        stage.settle()
        let details = try stage.frame(stage.text("Details"))
        #expect(try stage.frame(stage.text("Size: 12 KB")).minY > details.maxY)
    }

    struct Stacked: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.icon
                configuration.title
            }
        }
    }

    @Test("A stacked label has its icon above its title")
    func labelStyle() throws {
        let label = Label {
            Text("Title")
        } icon: {
            Text("Icon")
        }
        let stage = TransactionStage(label.labelStyle(Stacked()))
        let (icon, title) = (
            try stage.frame(stage.text("Icon")), try stage.frame(stage.text("Title"))
        )
        #expect(icon.maxY <= title.minY && abs(icon.midX - title.midX) < 1)
    }

    struct Percentage: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
        }
    }

    @Test("A progress view has the body of its style")
    func progressViewStyle() {
        let view = ProgressView(value: 1, total: 4).progressViewStyle(Percentage())
        #expect(TransactionStage(view).find("25 %") != nil)
    }

    struct Copies: View {
        @State var count: Int
        var body: some View {
            Stepper("Copies: \(count)", value: $count, in: 1...99)
        }
    }

    @Test("A stepper increases its value up to the end of the range")
    func stepper() {
        for (count, text) in [(4, "Copies: 5"), (99, "Copies: 99")] {
            let stage = TransactionStage(Copies(count: count))
            stage.tap(CGPoint(x: 380, y: 200))
            stage.settle()
            #expect(stage.find(text) != nil)
        }
    }

    struct Deadline: View {
        @State private var due = Date(timeIntervalSinceReferenceDate: 12 * 3600)
        var body: some View {
            DatePicker("Due", selection: $due, displayedComponents: .date)
        }
    }

    @Test("A date picker shows its date and no time")
    func datePicker() throws {
        let view = Deadline().environment(\.locale, Locale(identifier: "en_US"))
            .environment(\.timeZone, .gmt)
        let stage = TransactionStage(view)
        let strings = stage.layers(CATextLayer.self).compactMap { $0.string as? String }
        #expect(strings.contains("Due") && strings.contains { $0.contains("2001") })
        #expect(!strings.contains { $0.contains(":") })
    }

    struct Tempo: View {
        @State private var speed = 1.0
        var body: some View {
            VStack {
                Text("Speed \(speed)")
                Picker("Speed", selection: $speed) {
                    Text("Slow").tag(0.5)
                    Text("Normal").tag(1.0)
                }
                .pickerStyle(.segmented)
            }
        }
    }

    @Test("A tag is the value that its view selects")
    func tag() throws {
        let stage = TransactionStage(Tempo())
        try stage.tap("Slow")
        stage.settle()
        #expect(stage.find("Speed 0.500000") != nil)
    }

    struct Shirt: View {
        enum Size { case small, large }

        @State private var size = Size.small
        var body: some View {
            VStack {
                Text(size == .large ? "L" : "S")
                Picker("Size", selection: $size) {
                    Text("Small").tag(Size.small)
                    Text("Large").tag(Size.large)
                }
                .pickerStyle(.segmented)
            }
        }
    }

    @Test("A segmented picker selects the segment that is tapped")
    func picker() throws {
        let stage = TransactionStage(Shirt())
        let (small, large) = (
            try stage.frame(stage.text("Small")), try stage.frame(stage.text("Large"))
        )
        #expect(small.maxX < large.minX && abs(small.midY - large.midY) < 1)
        try stage.tap("Large")
        stage.settle()
        #expect(stage.find("L") != nil)
    }

    @MainActor final class Player { var volume = 0.0 }

    struct Volume: View {
        let player: Player
        @State private var volume = 0.25
        var body: some View {
            Slider(value: $volume)
                .onChange(of: volume) { newVolume in player.volume = newVolume }
        }
    }

    @Test("A change of the volume is passed on")
    func change() {
        let player = Player()
        let stage = TransactionStage(Volume(player: player))
        let knob = CGPoint(x: 106, y: 200)
        stage.display.send(.pointerDown(PointerEvent(location: knob, time: stage.display.time)))
        stage.display.advance(frames: 1)
        let end = CGPoint(x: 399, y: 200)
        stage.display.send(.pointerMoved(PointerEvent(location: end, time: stage.display.time)))
        stage.display.send(.pointerUp(PointerEvent(location: end, time: stage.display.time)))
        stage.display.advance(frames: 2)
        #expect(player.volume > 0.9)
    }

    struct NameField: View {
        @State var name: String
        var body: some View {
            TextField("Name", text: $name)
                .textFieldStyle(.roundedBorder)
        }
    }

    @Test("A text field shows its placeholder while it is empty")
    func textField() {
        let (empty, filled) = (
            TransactionStage(NameField(name: "")), TransactionStage(NameField(name: "Ada"))
        )
        #expect(empty.find("Name") != nil)
        #expect(filled.find("Ada") != nil && filled.find("Name") == nil)
    }

    struct About: View {
        var body: some View {
            LabeledContent("Version", value: "1.2")
        }
    }

    @Test("Labelled content has its label and its value at opposite edges")
    func labeledContent() throws {
        let stage = TransactionStage(About())
        #expect(try stage.frame(stage.text("Version")).minX < 1)
        #expect(try stage.frame(stage.text("1.2")).maxX > 399)
    }

    @MainActor final class Journal { var places: [CGPoint] = [] }

    struct Target: View {
        let journal: Journal
        /// Records locations instead of printing them.
        private func print(_ place: CGPoint) { journal.places.append(place) }
        var body: some View {
            Color.indigo
                .gesture(SpatialTapGesture().onEnded { print($0.location) })
        }
    }

    @Test("A tap has a location in the view")
    func spatialTap() {
        let journal = Journal()
        let stage = TransactionStage(Target(journal: journal).padding(100))
        stage.tap(CGPoint(x: 150, y: 220))
        stage.settle()
        #expect(journal.places == [CGPoint(x: 50, y: 120)])
    }
}
