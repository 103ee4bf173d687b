import Foundation
import Legato

extension SamePicture {
    private typealias P = Pieces

    /// Returns an emitter of the whole display whose particles do not move, with a lifetime of ten
    /// seconds.
    private static func emitter(
        _ cells: [CAEmitterCell] = [cell()], _ configure: (CAEmitterLayer) -> Void = { _ in }
    ) -> CALayer {
        P.box(0, 0, 100, 100, nil, as: CAEmitterLayer()) {
            $0.emitterPosition = CGPoint(x: 50, y: 50)
            $0.emitterCells = cells
            configure($0)
        }
    }

    private static func cell(
        rate: Float = 20, _ configure: (CAEmitterCell) -> Void = { _ in }
    ) -> CAEmitterCell {
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime) = (rate, 10)
        cell.contents = P.image("rrgg", "rrgg", "bbww", "bbww")
        configure(cell)
        return cell
    }

    /// Returns cells of particles that are sampled by the nearest pixel.
    private static func single() -> [CAEmitterCell] {
        [cell { $0.magnificationFilter = CALayerContentsFilter.nearest.rawValue }]
    }

    /// Returns cells of moving particles.
    private static func moving(_ configure: (CAEmitterCell) -> Void = { _ in }) -> [CAEmitterCell] {
        [
            cell {
                ($0.velocity, $0.emissionRange, $0.spin) = (30, 6, 3)
                configure($0)
            }
        ]
    }

    /// Returns an emitter scaled to twice its size, whose particles have half their size.
    private static func twice(_ configure: (CAEmitterLayer) -> Void) -> CALayer {
        emitter([cell { $0.scale = 0.5 }]) {
            $0.transform = CATransform3DMakeScale(2, 2, 1)
            configure($0)
        }
    }

    private static func seen(from distance: Double) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        return transform
    }

    /// Emitters, one second after they start.
    static let emitters: [SamePicture] = [
        SamePicture(.emitterCells, "two kinds of particles are two emitters") {
            [emitter([cell { $0.scale = 5 }, cell { $0.scale = 2 }])]
        } is: {
            [emitter([cell { $0.scale = 5 }]), emitter([cell { $0.scale = 2 }])]
        },
        SamePicture(.emitterCells, "particles lie on each other in their picture's place") {
            [emitter(single())]
        } is: {
            [P.picture(48, 48, 4, 4, P.image("rrgg", "rrgg", "bbww", "bbww"))]
        },
        SamePicture(.emitterPosition, "particles are born there") {
            [emitter { $0.emitterPosition = CGPoint(x: 30, y: 20) }]
        } is: {
            [P.picture(28, 18, 4, 4, P.image("rg", "bw"))]
        },
        SamePicture(.emitterPosition, "it is a place in the layer") {
            [emitter(moving()) { $0.emitterPosition = CGPoint(x: 30, y: 20) }]
        } is: {
            [emitter(moving()) { $0.frame.origin = CGPoint(x: -20, y: -30) }]
        },
        SamePicture(.emitterZPosition, "half-way to the eye particles are twice as large") {
            [
                emitter {
                    $0.emitterZPosition = 50
                    $0.sublayerTransform = seen(from: 100)
                }
            ]
        } is: {
            [emitter([cell { $0.scale = 2 }])]
        },
        SamePicture(.emitterZPosition, "twice as high under an eye twice as far is the same") {
            [
                emitter {
                    $0.emitterZPosition = 50
                    $0.sublayerTransform = seen(from: 200)
                }
            ]
        } is: {
            [
                emitter {
                    $0.emitterZPosition = 25
                    $0.sublayerTransform = seen(from: 100)
                }
            ]
        },
        SamePicture(.birthRate, "it multiplies that of cells") {
            [emitter(moving { $0.birthRate = 5 }) { $0.birthRate = 2 }]
        } is: {
            [emitter(moving { $0.birthRate = 10 })]
        },
        SamePicture(.birthRate, "at 0 nothing is born") {
            [emitter { $0.birthRate = 0 }]
        } is: {
            []
        },
        SamePicture(.lifetime, "it multiplies that of cells") {
            [emitter(moving()) { $0.lifetime = 0.0625 }]
        } is: {
            [emitter(moving { $0.lifetime = 0.625 })]
        },
        SamePicture(.lifetime, "at 0 nothing lives") {
            [emitter { $0.lifetime = 0 }]
        } is: {
            []
        },
        SamePicture(.velocity, "it multiplies that of cells") {
            [emitter(moving()) { $0.velocity = 0.5 }]
        } is: {
            [emitter(moving { $0.velocity = 15 })]
        },
        SamePicture(.velocity, "at 0 all stay where they are born") {
            [emitter(moving { $0.spin = 0 }) { $0.velocity = 0 }]
        } is: {
            [emitter()]
        },
        SamePicture(.scale, "it multiplies that of cells") {
            [emitter(moving { $0.scale = 3 }) { $0.scale = 0.5 }]
        } is: {
            [emitter(moving { $0.scale = 1.5 })]
        },
        SamePicture(.scale, "twice the scale is twice the picture") {
            [emitter(single()) { $0.scale = 2 }]
        } is: {
            [P.picture(46, 46, 8, 8, P.image("rg", "bw"))]
        },
        SamePicture(.spin, "it multiplies that of cells") {
            [emitter(moving()) { $0.spin = 2 }]
        } is: {
            [emitter(moving { $0.spin = 6 })]
        },
        SamePicture(.spin, "at 0 nothing turns") {
            [emitter(moving()) { $0.spin = 0 }]
        } is: {
            [emitter(moving { $0.spin = 0 })]
        },
        SamePicture(.seed, "the same numbers give the same places, on a line or a flat rectangle") {
            [
                emitter {
                    $0.seed = 7
                    $0.emitterShape = .line
                    $0.emitterSize = CGSize(width: 60, height: 0)
                }
            ]
        } is: {
            [
                emitter {
                    $0.seed = 7
                    $0.emitterShape = .rectangle
                    $0.emitterSize = CGSize(width: 60, height: 0)
                }
            ]
        },
        SamePicture(.seed, "the same numbers give the same directions elsewhere") {
            [
                emitter(moving()) {
                    $0.seed = 9
                    $0.emitterPosition = CGPoint(x: 30, y: 20)
                }
            ]
        } is: {
            [
                emitter(moving()) {
                    $0.seed = 9
                    $0.frame.origin = CGPoint(x: -20, y: -30)
                }
            ]
        },
        SamePicture(.emitterShape, "a line is a rectangle without height") {
            [
                emitter {
                    $0.emitterShape = .line
                    $0.emitterSize = CGSize(width: 60, height: 0)
                }
            ]
        } is: {
            [
                emitter {
                    $0.emitterShape = .rectangle
                    $0.emitterSize = CGSize(width: 60, height: 0)
                }
            ]
        },
        SamePicture(.emitterShape, "a rectangle is a box without depth") {
            [
                emitter {
                    $0.emitterShape = .rectangle
                    $0.emitterSize = CGSize(width: 60, height: 40)
                }
            ]
        } is: {
            [
                emitter {
                    $0.emitterShape = .cuboid
                    $0.emitterSize = CGSize(width: 60, height: 40)
                }
            ]
        },
        SamePicture(.emitterMode, "a rectangle's corners are a flat box's corners") {
            [
                emitter {
                    ($0.emitterShape, $0.emitterMode) = (.rectangle, .points)
                    $0.emitterSize = CGSize(width: 60, height: 40)
                }
            ]
        } is: {
            [
                emitter {
                    ($0.emitterShape, $0.emitterMode) = (.cuboid, .points)
                    $0.emitterSize = CGSize(width: 60, height: 40)
                }
            ]
        },
        SamePicture(.emitterMode, "a circle is what a ball shows from before at its equator") {
            [
                emitter {
                    ($0.emitterShape, $0.emitterMode) = (.circle, .outline)
                    $0.emitterSize = CGSize(width: 30, height: 0)
                }
            ]
        } is: {
            [
                emitter {
                    ($0.emitterShape, $0.emitterMode) = (.sphere, .outline)
                    $0.emitterSize = CGSize(width: 30, height: 0)
                }
            ]
        },
        SamePicture(.emitterSize, "twice the size is twice the emitter") {
            [
                emitter {
                    $0.emitterShape = .rectangle
                    $0.emitterSize = CGSize(width: 64, height: 32)
                }
            ]
        } is: {
            [
                twice {
                    $0.emitterShape = .rectangle
                    $0.emitterSize = CGSize(width: 32, height: 16)
                }
            ]
        },
        SamePicture(.emitterSize, "twice the radius is twice the emitter") {
            [
                emitter {
                    $0.emitterShape = .circle
                    $0.emitterSize = CGSize(width: 32, height: 0)
                }
            ]
        } is: {
            [
                twice {
                    $0.emitterShape = .circle
                    $0.emitterSize = CGSize(width: 16, height: 0)
                }
            ]
        },
        SamePicture(.emitterDepth, "twice as deep under an eye twice as far is the same") {
            [
                emitter {
                    ($0.emitterShape, $0.emitterDepth) = (.cuboid, 64)
                    $0.emitterSize = CGSize(width: 40, height: 40)
                    $0.sublayerTransform = seen(from: 128)
                }
            ]
        } is: {
            [
                emitter {
                    ($0.emitterShape, $0.emitterDepth) = (.cuboid, 32)
                    $0.emitterSize = CGSize(width: 40, height: 40)
                    $0.sublayerTransform = seen(from: 64)
                }
            ]
        },
        SamePicture(.emitterDepth, "it is a side of the box as the others") {
            [
                emitter {
                    ($0.emitterShape, $0.emitterMode) = (.cuboid, .points)
                    ($0.emitterDepth, $0.emitterSize) = (100, .zero)
                    $0.sublayerTransform = seen(from: 100)
                }
            ]
        } is: {
            [
                emitter {
                    ($0.emitterShape, $0.emitterMode) = (.cuboid, .points)
                    ($0.emitterDepth, $0.emitterSize) = (50, .zero)
                    $0.sublayerTransform = seen(from: 50)
                }
            ]
        },
    ]
}
