import Foundation
import Legato
import Testing

/// Listings on grids and lists.
///
/// The listings of the documentation comments on grids, lists, tabs and adaptive layouts.
@MainActor
struct GridListings {
    struct Facts: View {
        var body: some View {
            Grid(alignment: .leading, horizontalSpacing: 12) {
                GridRow {
                    Text("Name")
                    Text("Legato")
                }
                Divider()
                GridRow {
                    Text("Language")
                    Text("Swift")
                }
            }
        }
    }

    struct Changing: View {
        @State private var isTable = false

        var body: some View {
            let layout = isTable ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())
            layout {
                GridRow {
                    Text("Name")
                    Text("Legato")
                }
            }
            .onTapGesture { withAnimation(.linear(duration: 1)) { isTable = true } }
        }
    }

    @Test("A column of texts becomes a row of a grid")
    func gridLayout() throws {
        let stage = TransactionStage(Changing())
        func frames() throws -> (CGRect, CGRect) {
            (try stage.frame(stage.text("Name")), try stage.frame(stage.text("Legato")))
        }
        let before = try frames()
        #expect(before.0.midX == before.1.midX && before.0.maxY <= before.1.minY)
        try stage.tap("Name")
        let between = try stage.values(at: [0.5, 2], frames)
        #expect(between[0].0.midX < before.0.midX && between[0].0.midY > before.0.midY)
        #expect(between[1].0.midY == between[1].1.midY && between[1].0.maxX <= between[1].1.minX)
    }

    @Test("The columns of a grid are as wide as their widest texts, 12 points apart")
    func grid() throws {
        let stage = TransactionStage(Facts())
        let (name, language) = (
            try stage.frame(stage.text("Name")), try stage.frame(stage.text("Language"))
        )
        let (legato, swift) = (
            try stage.frame(stage.text("Legato")), try stage.frame(stage.text("Swift"))
        )
        #expect(abs(name.minX - language.minX) < 1e-6 && abs(legato.minX - swift.minX) < 1e-6)
        #expect(abs(swift.minX - language.maxX - 12) < 1)
        #expect(legato.midY == name.midY && swift.minY > legato.maxY)
    }

    struct Columns: View {
        var body: some View {
            LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible())]) {
                ForEach(0..<10) { Text("\($0)") }
            }
        }
    }

    @Test("A flexible column takes the width that a fixed one leaves")
    func gridItem() throws {
        let stage = TransactionStage(Columns())
        let (first, second) = (try stage.frame(stage.text("0")), try stage.frame(stage.text("1")))
        #expect(abs(first.midX - 40) < 1 && first.midY == second.midY)
        #expect(abs(second.midX - 244) < 1)
        #expect(try stage.frame(stage.text("2")).minY >= first.maxY)
    }

    struct Tiles: View {
        var body: some View {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 12) {
                    ForEach(0..<40) { _ in RoundedRectangle(cornerRadius: 8).frame(height: 80) }
                }
            }
        }
    }

    @Test("As many adaptive columns as fit share the width, and their rows are 12 points apart")
    func lazyGrid() throws {
        let stage = TransactionStage(Tiles())
        let frames = try stage.layers(CAShapeLayer.self).map { try stage.frame($0) }
            .filter { $0.height == 80 }
        let top = frames.filter { $0.minY == frames[0].minY }
        #expect(top.count == 4 && top.allSatisfy { $0.width >= 80 && $0.width < 100 })
        #expect(Set(frames.map(\.minY)).sorted().prefix(2) == [0, 92])
        // The last of ten rows starts at 828; those far below the visible part are not made.
        #expect(frames.map(\.minY).max() == 552)
    }

    struct Fruit: View {
        var body: some View {
            List {
                Section("Fruit") {
                    Text("Apple")
                    Text("Pear")
                }
            }
        }
    }

    @Test("The rows of a section are below its title")
    func section() throws {
        let stage = TransactionStage(Fruit())
        let apple = try stage.frame(stage.text("Apple"))
        let title = try #require(stage.find("Fruit") ?? stage.find("FRUIT"))
        #expect(try stage.frame(title).maxY < apple.minY)
        #expect(try stage.frame(stage.text("Pear")).minY - apple.minY >= 44)
    }

    struct Names: View {
        var body: some View {
            List(["Ada", "Grace"], id: \.self) { name in
                Text(name)
            }
            .listStyle(.plain)
        }
    }

    @Test("A plain list starts at the top with rows of at least 44 points")
    func list() throws {
        let stage = TransactionStage(Names())
        let (ada, grace) = (
            try stage.frame(stage.text("Ada")), try stage.frame(stage.text("Grace"))
        )
        #expect(ada.midY > 0 && ada.midY < 44)
        #expect(grace.midY - ada.midY >= 44 && grace.minX == ada.minX)
    }

    struct Sound: View {
        var body: some View {
            Form {
                Section("Sound") { Toggle("Mute", isOn: .constant(true)) }
            }
        }
    }

    @Test("A form shows a section with a toggle that is on")
    func form() throws {
        let stage = TransactionStage(Sound())
        let mute = try stage.frame(stage.text("Mute"))
        #expect(mute.minX > 16 && mute.minX < 60)
        let picture = stage.display.snapshot()
        let isGreen = (200..<400).contains {
            let pixel = picture[$0, Int(mute.midY)]
            return pixel.green > 150 && pixel.red < 100
        }
        #expect(isGreen)
    }

    struct Main: View {
        @State private var tab = 0

        var body: some View {
            TabView(selection: $tab) {
                Text("Home").tabItem { Text("Home") }.tag(0)
                Text("Settings").tabItem { Text("Settings") }.tag(1)
            }
        }
    }

    struct Tabs: View {
        var body: some View {
            TabView {
                Tab("Home") { Text("Home") }
                Tab("Settings") { Text("Settings") }
            }
        }
    }

    /// Returns the strings that a tap on the second of two tabs shows above the tabs.
    private func pages(_ view: some View) throws -> [String] {
        let stage = TransactionStage(view)
        func pages() throws -> [String] {
            try stage.layers(CATextLayer.self)
                .filter { abs(try stage.frame($0).midY - 200) < 50 && $0.isVisible }
                .compactMap { $0.string as? String }
        }
        let first = try pages()
        stage.tap(CGPoint(x: 300, y: 375))
        stage.settle()
        return try first + pages()
    }

    @Test("A tap on an item of a tab view shows its page")
    func tabs() throws {
        #expect(try pages(Main()) == ["Home", "Settings"])
        #expect(try pages(Tabs()) == ["Home", "Settings"])
    }

    struct Fitting: View {
        var body: some View {
            ViewThatFits {
                Text("A long title for wide windows")
                Text("Title")
            }
        }
    }

    @Test("The first title that fits is shown")
    func viewThatFits() {
        let (wide, narrow) = (
            TransactionStage(Fitting()), TransactionStage(Fitting(), width: 60)
        )
        #expect(wide.find("A long title for wide windows") != nil && wide.find("Title") == nil)
        #expect(narrow.find("Title") != nil)
    }
}

extension CALayer {
    /// Whether the layer and all its superlayers are shown.
    fileprivate var isVisible: Bool {
        !isHidden && opacity > 0 && (superlayer?.isVisible ?? true)
    }
}
