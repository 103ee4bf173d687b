import Foundation
import LegatoGraphics
import LegatoRenderTree

extension LayerProperty {
    /// The property's accessor.
    @MainActor var accessor: LayerAccessor { Self.accessors[Int(rawValue)] }

    /// The accessors in the order of the table.
    @MainActor private static let accessors: [LayerAccessor] = {
        let tables = [
            CALayer.geometryAccessors, CALayer.appearanceAccessors, CAShapeLayer.accessors,
            CAGradientLayer.accessors, CATextLayer.accessors, CAReplicatorLayer.accessors,
            CAEmitterLayer.accessors, [.preservesDepth: preservesDepth],
        ]
        return LayerProperty.allCases.map { property in
            let found = tables.compactMap { $0[property] }
            guard found.count == 1 else {
                refuse("\(property) must have one accessor, in the file of its class")
            }
            return found[0]
        }
    }()

    /// The accessor of the property that two classes declare.
    @MainActor private static var preservesDepth: LayerAccessor {
        .value(
            { layer in
                let replicator = (layer as? CAReplicatorLayer)?.preservesDepth
                return .bool(replicator ?? (layer as? CAEmitterLayer)?.preservesDepth ?? false)
            },
            { layer, value in
                guard let value = Bool(value) else { return }
                (layer as? CAReplicatorLayer)?.preservesDepth = value
                (layer as? CAEmitterLayer)?.preservesDepth = value
            }
        )
    }
}
