#if Macros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct AnimatableExpansionTests {
    @Test func severalVariablesAreCombinedAndTheConformanceIsAdded() {
        expectExpansion(
            of: """
                @Animatable
                public struct Ring {
                    public var center: CGPoint
                    var radius = 1.0 { didSet { print(radius) } }
                    @AnimatableIgnored var isFilled: Bool
                    let name = "ring"
                    static var count = 0
                    @State var hovers = 0
                    var diameter: Double { 2 * radius }
                }
                """,
            is: """
                public struct Ring {
                    public var center: CGPoint

                    public nonisolated enum _Animatable_center: LegatoMacros._AnimatableProperty {
                        public typealias _Value = CGPoint
                        private static func check(_ value: _Value) {
                            LegatoMacros._checkAnimatable(value)
                        }
                    }
                    var radius = 1.0 { didSet { print(radius) } }

                    public nonisolated enum _Animatable_radius: LegatoMacros._AnimatableProperty {
                        public typealias _Value = Double
                        private static func check(_ value: _Value) {
                            LegatoMacros._checkAnimatable(value)
                        }
                    }
                    var isFilled: Bool
                    let name = "ring"
                    static var count = 0
                    @State var hovers = 0
                    var diameter: Double { 2 * radius }

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
                }

                extension Ring: LegatoMotion.Animatable {
                }
                """
        )
    }

    @Test func oneVariableIsTheDataAndADeclaredConformanceIsKept() {
        expectExpansion(
            of: """
                @Animatable
                final class Dial: Animatable {
                    var `class`: Self.Turn?
                }
                """,
            is: """
                final class Dial: Animatable {
                    var `class`: Self.Turn?

                    nonisolated enum _Animatable_class: LegatoMacros._AnimatableProperty {
                        typealias _Value = Dial.Turn?
                        private static func check(_ value: _Value) {
                            LegatoMacros._checkAnimatable(value)
                        }
                    }

                    nonisolated var animatableData: _Animatable_class._Data {
                        get {
                            _Animatable_class._data(of: self.`class`)
                        }
                        set {
                            _Animatable_class._move(&self.`class`, to: newValue)
                        }
                    }
                }
                """,
            conformances: []
        )
    }

    @Test func variablesOfOneDeclarationAreAllIncluded() {
        expectExpansion(
            of: """
                @Animatable
                package struct Size {
                    var width, height: Double
                }
                """,
            is: """
                package struct Size {
                    var width, height: Double

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
                }

                extension Size: LegatoMotion.Animatable {
                }
                """
        )
    }

    @Test func withoutVariablesTheDataIsEmpty() {
        expectExpansion(
            of: """
                @Animatable
                enum Direction {
                    case up, down
                }
                """,
            is: """
                enum Direction {
                    case up, down

                    nonisolated var animatableData: LegatoMotion.EmptyAnimatableData {
                        get {
                            LegatoMotion.EmptyAnimatableData()
                        }
                        set {
                        }
                    }
                }

                extension Direction: LegatoMotion.Animatable {
                }
                """
        )
    }

    @Test func dataWrittenInAViewIsOnTheMainActor() {
        let members = """
            var height: Double
            var animatableData: Double {
                get { height }
                set { height = newValue }
            }
            """.split(separator: "\n").map { "    \($0)\n" }.joined()
        expectExpansion(
            of: "@Animatable\nstruct Bar: View {\n\(members)}",
            is: "struct Bar: View {\n\(members)}\n\n"
                + "extension Bar: @MainActor LegatoMotion.Animatable {\n}"
        )
        expectExpansion(
            of: "@Animatable\nstruct Bar {\n\(members)}",
            is: "struct Bar {\n\(members)}\n\nextension Bar: LegatoMotion.Animatable {\n}"
        )
    }
}
#endif
