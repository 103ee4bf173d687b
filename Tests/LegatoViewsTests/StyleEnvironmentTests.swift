import Legato
import Testing

@testable import LegatoViews

struct StyleEnvironmentTests {
    private func resolved(
        _ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> ResolvedStyle {
        var environment = EnvironmentValues()
        change(&environment)
        return style.style(in: environment)
    }

    private func color(_ color: Color, opacity: Double = 1) -> ResolvedStyle {
        .color(color.opacity(opacity).resolve(in: EnvironmentValues()))
    }

    @Test func environmentDefaultsAreThoseOfAPlainView() {
        let environment = EnvironmentValues()
        #expect(environment.colorScheme == .light)
        #expect(environment.font == nil)
        #expect(environment.lineLimit == nil)
        #expect(environment.multilineTextAlignment == .leading)
        #expect(environment.lineSpacing == 0)
        #expect(environment.isEnabled)
        #expect(!environment.accessibilityReduceMotion)
    }

    @Test func environmentValuesAreKeptAndNilRestoresTheDefault() {
        var environment = EnvironmentValues()
        environment.font = .title
        environment.lineLimit = 3
        environment.multilineTextAlignment = .trailing
        environment.lineSpacing = 4
        environment.isEnabled = false
        environment.accessibilityReduceMotion = true
        #expect(environment.font == .title)
        #expect(environment.lineLimit == 3)
        #expect(environment.multilineTextAlignment == .trailing)
        #expect(environment.lineSpacing == 4)
        #expect(!environment.isEnabled)
        #expect(environment.accessibilityReduceMotion)
        environment.font = nil
        #expect(environment.font == nil)
        #expect(environment.resolvedFont == Font.body.resolved)
    }

    @Test func hierarchicalLevelsReduceTheOpacityOfTheForeground() {
        let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary]
        for (level, opacity) in zip(levels, [1, 0.5, 0.25, 0.18]) {
            let red = resolved(level) { $0.setForegroundStyle(.red) }
            #expect(red == color(.red, opacity: opacity))
        }
        #expect(resolved(.primary) == color(.primary))
        #expect(resolved(.secondary) == color(.secondary))
        #expect(resolved(.tertiary) == color(.primary, opacity: 0.25))
        #expect(resolved(.foreground) == color(.primary))
        #expect(resolved(.foreground) { $0.colorScheme = .dark } == color(.white))
    }

    @Test func aHierarchicalForegroundStyleRefersToTheOuterOne() {
        let nested = resolved(.foreground) {
            $0.setForegroundStyle(.red)
            $0.setForegroundStyle(.secondary)
        }
        #expect(nested == color(.red, opacity: 0.5))
        let twice = resolved(.secondary) {
            $0.setForegroundStyle(.red)
            $0.setForegroundStyle(.secondary)
        }
        #expect(twice == color(.red, opacity: 0.25))
        #expect(resolved(.foreground) { $0.setForegroundStyle(.foreground) } == color(.primary))
    }

    @Test @MainActor func typeErasedStylesAreEqualIfTheyResolveEqually() {
        let red = AnyShapeStyle(Color.red)
        #expect(FieldTable.areEqual(red, AnyShapeStyle(Color.red)))
        #expect(!FieldTable.areEqual(red, AnyShapeStyle(Color.blue)))
        #expect(!FieldTable.areEqual(red, AnyShapeStyle(ForegroundStyle())))
        var (first, second) = (EnvironmentValues(), EnvironmentValues())
        func areEqual() -> Bool {
            FieldTable.areEqual(first.foregroundStyle, second.foregroundStyle)
        }
        first.setForegroundStyle(.red)
        #expect(!areEqual())
        second.setForegroundStyle(.red)
        #expect(areEqual())
        second = first
        first.setForegroundStyle(.secondary)
        second.setForegroundStyle(.secondary)
        #expect(areEqual())
        second.setTint(Color.pink)
        second.setForegroundStyle(.secondary)
        #expect(!areEqual())
    }

    @Test @MainActor func settingTheForegroundStyleToItselfChangesNothing() {
        var environment = EnvironmentValues()
        environment.setForegroundStyle(.red)
        let outer = environment
        environment.setForegroundStyle(.foreground)
        #expect(FieldTable.areEqual(environment.foregroundStyle, outer.foregroundStyle))
        #expect(ForegroundStyle().style(in: environment) == ForegroundStyle().style(in: outer))
        environment.setTint(Color.pink)
        environment.setForegroundStyle(AnyShapeStyle(ForegroundStyle()))
        #expect(FieldTable.areEqual(environment.foregroundStyle, outer.foregroundStyle))
    }

    @Test func accentsFollowTheTint() {
        #expect(resolved(.tint) == color(.blue))
        #expect(resolved(Color.accentColor) == color(.blue))
        #expect(resolved(.tint) { $0.setTint(Color.pink) } == color(.pink))
        #expect(resolved(Color.accentColor) { $0.setTint(Color.pink) } == color(.pink))
        #expect(
            resolved(Color.accentColor) {
                $0.setTint(Color.pink)
                $0.setTint(Color.accentColor.opacity(0.5))
            } == color(.pink, opacity: 0.5)
        )
        #expect(
            resolved(.tint) {
                $0.setTint(Color.pink)
                $0.setTint(Color?.none)
            } == color(.blue)
        )
        #expect(resolved(.foreground) { $0.setForegroundStyle(.tint) } == color(.blue))
    }

    @Test func nestedAndTypeErasedStylesResolveEqually() {
        struct Alarm: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.isEnabled ? Color.red : Color.gray
            }
        }
        #expect(resolved(Alarm()) == color(.red))
        #expect(resolved(Alarm()) { $0.isEnabled = false } == color(.gray))
        #expect(resolved(AnyShapeStyle(AnyShapeStyle(Alarm()))) == color(.red))
        #expect(resolved(Alarm().opacity(0.5)) == color(.red, opacity: 0.5))
        #expect(resolved(Color.red.resolve(in: EnvironmentValues())) == color(.red))
    }
}
