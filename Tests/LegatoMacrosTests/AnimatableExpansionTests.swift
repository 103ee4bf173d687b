#if Macros
import Testing

struct AnimatableExpansionTests {
    @Test func severalVariablesAreCombinedAndTheConformanceIsAdded() throws {
        let ring = MacroSource(
            "@Animatable\npublic struct Ring",
            members: [
                "public var center: CGPoint",
                "var radius = 1.0 { didSet { print(radius) } }",
                "@AnimatableIgnored var isFilled: Bool",
                "let name = \"ring\"",
                "static var count = 0",
                "@State var hovers = 0",
                "var diameter: Double { 2 * radius }",
            ]
        )
        let expected = MacroExpansion(
            members: """
                public nonisolated var animatableData: LegatoMotion.AnimatableValues<\
                _Animatable_center._Data, _Animatable_radius._Data> {
                    get {
                        LegatoMotion.AnimatableValues(_Animatable_center._data(\
                of: self.center), _Animatable_radius._data(of: self.radius))
                    }
                    set {
                        _Animatable_center._move(&self.center, to: newValue.value.0)
                        _Animatable_radius._move(&self.radius, to: newValue.value.1)
                    }
                }
                """,
            extensions: "extension Ring: nonisolated LegatoMotion.Animatable {\n}",
            peers: [
                "public var center: CGPoint": """
                public nonisolated enum _Animatable_center: LegatoMacros._AnimatableProperty {
                    public typealias _Value = CGPoint
                    private static func check(_ value: _Value) {
                        LegatoMacros._checkAnimatable(value)
                    }
                }
                """,
                "var radius = 1.0 { didSet { print(radius) } }": """
                public nonisolated enum _Animatable_radius: LegatoMacros._AnimatableProperty {
                    public typealias _Value = Double
                    private static func check(_ value: _Value) {
                        LegatoMacros._checkAnimatable(value)
                    }
                }
                """,
            ]
        )
        let expansion = try ring.expansion()
        #expect(expansion == expected)
    }

    @Test func oneVariableIsTheDataAndADeclaredConformanceIsKept() throws {
        let dial = MacroSource(
            "@Animatable\nfinal class Dial: Animatable", members: ["var `class`: Self.Turn?"]
        )
        let expected = MacroExpansion(
            members: """
                nonisolated var animatableData: _Animatable_class._Data {
                    get {
                        _Animatable_class._data(of: self.`class`)
                    }
                    set {
                        _Animatable_class._move(&self.`class`, to: newValue)
                    }
                }
                """,
            peers: [
                "var `class`: Self.Turn?": """
                nonisolated enum _Animatable_class: LegatoMacros._AnimatableProperty {
                    typealias _Value = Dial.Turn?
                    private static func check(_ value: _Value) {
                        LegatoMacros._checkAnimatable(value)
                    }
                }
                """
            ]
        )
        let expansion = try dial.expansion(conformances: [])
        #expect(expansion == expected)
    }

    @Test func variablesOfOneDeclarationAreAllIncluded() throws {
        let size = MacroSource(
            "@Animatable\npackage struct Size", members: ["var width, height: Double"]
        )
        let expected = MacroExpansion(
            members: """
                package nonisolated enum _AnimatableVariables {
                    package nonisolated enum _Animatable_width: LegatoMacros._AnimatableProperty {
                        package typealias _Value = Double
                        private static func check(_ value: _Value) {
                            LegatoMacros._checkAnimatable(value)
                        }
                    }
                    package nonisolated enum _Animatable_height: LegatoMacros._AnimatableProperty {
                        package typealias _Value = Double
                        private static func check(_ value: _Value) {
                            LegatoMacros._checkAnimatable(value)
                        }
                    }
                }

                package nonisolated var animatableData: LegatoMotion.AnimatableValues<\
                _AnimatableVariables._Animatable_width._Data, \
                _AnimatableVariables._Animatable_height._Data> {
                    get {
                        LegatoMotion.AnimatableValues(\
                _AnimatableVariables._Animatable_width._data(of: self.width), \
                _AnimatableVariables._Animatable_height._data(of: self.height))
                    }
                    set {
                        _AnimatableVariables._Animatable_width._move(&self.width, \
                to: newValue.value.0)
                        _AnimatableVariables._Animatable_height._move(&self.height, \
                to: newValue.value.1)
                    }
                }
                """,
            extensions: "extension Size: nonisolated LegatoMotion.Animatable {\n}"
        )
        let expansion = try size.expansion()
        #expect(expansion == expected)
    }

    @Test func withoutVariablesTheDataIsEmpty() throws {
        let direction = MacroSource("@Animatable\nenum Direction", members: ["case up, down"])
        let expected = MacroExpansion(
            members: .emptyData,
            extensions: "extension Direction: nonisolated LegatoMotion.Animatable {\n}"
        )
        let expansion = try direction.expansion()
        #expect(expansion == expected)
    }

    @Test(arguments: [("Bar: View", "@MainActor "), ("Bar: Shape", "nonisolated "), ("Bar", "")])
    func theConformanceHasTheIsolationOfWrittenData(type: String, isolation: String) throws {
        let data = "var animatableData: Double {\n get { height }\n set { height = newValue }\n }"
        let bar = MacroSource(
            "@Animatable\nstruct \(type)", members: ["var height: Double", data]
        )
        let expected = MacroExpansion(
            extensions: "extension Bar: \(isolation)LegatoMotion.Animatable {\n}"
        )
        let expansion = try bar.expansion()
        #expect(expansion == expected)
    }
}

extension String {
    /// The data that `@Animatable` generates for a type without animatable variables.
    static let emptyData = """
        nonisolated var animatableData: LegatoMotion.EmptyAnimatableData {
            get {
                LegatoMotion.EmptyAnimatableData()
            }
            set {
            }
        }
        """
}
#endif
