import SwiftUI

struct Bar: Shape, Animatable {
    var level: Double

    var animatableData: Double {
        get { level }
        set { level = newValue }
    }

    func path(in rect: CGRect) -> Path { Path(inside(rect)) }

    private func inside(_ rect: CGRect) -> CGRect { rect.insetBy(dx: level, dy: level) }
}

struct Ring: Shape {
    var animatableData: Double

    func path(in rect: CGRect) -> Path { Path(ellipseIn: narrowed(rect)) }
}

extension Ring {
    func narrowed(_ rect: CGRect) -> CGRect { rect.insetBy(dx: animatableData, dy: 0) }
}

struct Wave: Shape {
    var height: Double
    var phase: Double

    func path(in rect: CGRect) -> Path {
        Path { $0.addLine(to: CGPoint(x: rect.midX, y: height * sin(phase))) }
    }
}

extension Wave {
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(height, phase) }
        set { (height, phase) = (newValue.first, newValue.second) }
    }
}

@Animatable
struct Route: Shape {
    var start: CGPoint
    var height: Double
    @AnimatableIgnored var isClosed: Bool

    func path(in rect: CGRect) -> Path { Path(CGRect(origin: start, size: rect.size)) }
}

@Animatable
struct Hill: Shape {
    var height: Double

    var animatableData: Double {
        get { height }
        set { height = newValue }
    }

    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 0, dy: height)) }
}

struct Tile: InsettableShape {
    var radius: CGFloat
    var inset: CGFloat = 0

    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var tile = self
        tile.inset += amount
        return tile
    }

    func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: radius)
    }
}

struct Petal {
    var length: Double
}

extension Petal: Shape {
    var animatableData: Double {
        get { length }
        set { length = newValue }
    }

    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: length, dy: 0)) }
}

struct Skew: GeometryEffect, Animatable {
    var animatableData: Double

    func effectValue(size: CGSize) -> ProjectionTransform {
        let shear = CGAffineTransform(a: 1, b: 0, c: animatableData / 10, d: 1, tx: 0, ty: 0)
        return ProjectionTransform(shear)
    }
}

/// Outlines are computed off the main actor.
nonisolated func outlines(in rect: CGRect) -> [Path] {
    [Bar(level: 2).path(in: rect), Ring(animatableData: 3).path(in: rect)]
}
