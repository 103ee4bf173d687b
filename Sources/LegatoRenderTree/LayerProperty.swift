import Foundation
import LegatoGraphics

/// The properties of a layer that are committed and drawn.
///
/// `table` is the one place where a property's string key, type, default and behaviour stand;
/// getters, setters, key-value coding, implicit actions, presentation and commits read it.
public enum LayerProperty: UInt8, CaseIterable, Sendable, Hashable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    // Each is the `CALayer` property of the same name.
    case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case isHidden, isDoubleSided, masksToBounds
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case contents, contentsRect, contentsScale, contentsGravity, magnificationFilter
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case backgroundColor, cornerRadius, maskedCorners, borderWidth, borderColor
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case opacity, allowsGroupOpacity
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case isGeometryFlipped, contentsCenter, minificationFilter, isOpaque, needsDisplayOnBoundsChange
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    // Each is the `CAReplicatorLayer` property of the same name.
    case instanceCount, preservesDepth, instanceDelay, instanceTransform, instanceColor
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset

    /// What a live layer does by itself when a property changes.
    public enum ImplicitAction: Sendable {
        /// The new value shows at once.
        case none
        /// A basic animation from the old value.
        case basic
        /// A basic animation, unless the old value was nil.
        case basicFromValue
        /// A transition from what showed before.
        case transition
    }

    /// What is known of one property.
    public struct Row: Sendable {
        /// The property.
        public let property: LayerProperty
        /// The key of key-value coding, as Core Animation spells it.
        public let key: String
        /// The type of its values.
        public let type: PropertyType
        /// Whether animations change it.
        public let isAnimatable: Bool
        /// What happens when it changes on a live layer.
        public let implicitAction: ImplicitAction
        /// Whether `CALayer.defaultValue(forKey:)` answers with the default.
        public let storesDefault: Bool
        /// Whether only replicators have the property.
        public let isOfReplicators: Bool
        /// Whether the value lies in `Replication`, not in `LayerState`.
        let isBoxed: Bool
        /// Where the value lies, bytes.
        let offset: Int

        init<T>(
            _ property: LayerProperty,
            _ key: String,
            _ path: WritableKeyPath<LayerState, T>,
            _ type: PropertyType,
            animatable: Bool = true,
            action: ImplicitAction = .basic,
            storesDefault: Bool = false,
            isOfReplicators: Bool = false
        ) {
            guard let offset = MemoryLayout<LayerState>.offset(of: path) else {
                refuse("The property '\(key)' is not stored in LayerState")
            }
            self.property = property
            self.key = key
            self.type = type
            self.isAnimatable = animatable
            self.implicitAction = action
            self.storesDefault = storesDefault
            self.isOfReplicators = isOfReplicators
            isBoxed = false
            self.offset = offset
        }

        /// A property whose value lies in `Replication`.
        init<T>(
            _ property: LayerProperty,
            _ key: String,
            in path: WritableKeyPath<Replication.Values, T>,
            _ type: PropertyType,
            storesDefault: Bool = false
        ) {
            guard let offset = MemoryLayout<Replication.Values>.offset(of: path) else {
                refuse("The property '\(key)' is not stored in Replication")
            }
            self.property = property
            self.key = key
            self.type = type
            isAnimatable = true
            implicitAction = .basic
            self.storesDefault = storesDefault
            (isOfReplicators, isBoxed) = (true, true)
            self.offset = offset
        }
    }

    /// One row a property, in the order of the cases.
    public static let table: [Row] = [
        Row(.bounds, "bounds", \.bounds, .rect),
        Row(.position, "position", \.position, .point),
        Row(.zPosition, "zPosition", \.zPosition, .double),
        Row(.anchorPoint, "anchorPoint", \.anchorPoint, .point, storesDefault: true),
        Row(.anchorPointZ, "anchorPointZ", \.anchorPointZ, .double),
        Row(.transform, "transform", \.transform, .transform),
        Row(.sublayerTransform, "sublayerTransform", \.sublayerTransform, .transform),
        Row(.isHidden, "hidden", \.isHidden, .bool, action: .transition, storesDefault: true),
        Row(
            .isDoubleSided,
            "doubleSided",
            \.isDoubleSided,
            .bool,
            action: .none,
            storesDefault: true
        ),
        Row(
            .masksToBounds,
            "masksToBounds",
            \.masksToBounds,
            .bool,
            action: .transition,
            storesDefault: true
        ),
        Row(.contents, "contents", \.contents, .image),
        Row(.contentsRect, "contentsRect", \.contentsRect, .rect, storesDefault: true),
        Row(.contentsScale, "contentsScale", \.contentsScale, .double, storesDefault: true),
        Row(
            .contentsGravity,
            "contentsGravity",
            \.contentsGravity,
            .gravity,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .magnificationFilter,
            "magnificationFilter",
            \.magnificationFilter,
            .filter,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .backgroundColor,
            "backgroundColor",
            \.backgroundColor,
            .color,
            action: .basicFromValue
        ),
        Row(.cornerRadius, "cornerRadius", \.cornerRadius, .double),
        Row(
            .maskedCorners,
            "maskedCorners",
            \.maskedCorners,
            .corners,
            animatable: false,
            action: .transition,
            storesDefault: true
        ),
        Row(.borderWidth, "borderWidth", \.borderWidth, .double),
        Row(.borderColor, "borderColor", \.borderColor, .color, storesDefault: true),
        Row(.opacity, "opacity", \.opacity, .float, storesDefault: true),
        Row(
            .allowsGroupOpacity,
            "allowsGroupOpacity",
            \.allowsGroupOpacity,
            .bool,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(.shadowColor, "shadowColor", \.shadowColor, .color, storesDefault: true),
        Row(.shadowOpacity, "shadowOpacity", \.shadowOpacity, .float),
        Row(.shadowOffset, "shadowOffset", \.shadowOffset, .size, storesDefault: true),
        Row(.shadowRadius, "shadowRadius", \.shadowRadius, .double, storesDefault: true),
        Row(
            .isGeometryFlipped,
            "geometryFlipped",
            \.isGeometryFlipped,
            .bool,
            animatable: false,
            action: .transition,
            storesDefault: true
        ),
        Row(.contentsCenter, "contentsCenter", \.contentsCenter, .rect, storesDefault: true),
        Row(
            .minificationFilter,
            "minificationFilter",
            \.minificationFilter,
            .filter,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .isOpaque,
            "opaque",
            \.isOpaque,
            .bool,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .needsDisplayOnBoundsChange,
            "needsDisplayOnBoundsChange",
            \.needsDisplayOnBoundsChange,
            .bool,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(.instanceCount, "instanceCount", in: \.count, .double, storesDefault: true),
        Row(
            .preservesDepth,
            "preservesDepth",
            \.preservesDepth,
            .bool,
            animatable: false,
            action: .none,
            storesDefault: true,
            isOfReplicators: true
        ),
        Row(.instanceDelay, "instanceDelay", in: \.delay, .double),
        Row(.instanceTransform, "instanceTransform", in: \.transform, .transform),
        Row(.instanceColor, "instanceColor", in: \.color, .color, storesDefault: true),
        Row(.instanceRedOffset, "instanceRedOffset", in: \.redOffset, .float),
        Row(.instanceGreenOffset, "instanceGreenOffset", in: \.greenOffset, .float),
        Row(.instanceBlueOffset, "instanceBlueOffset", in: \.blueOffset, .float),
        Row(.instanceAlphaOffset, "instanceAlphaOffset", in: \.alphaOffset, .float),
    ]

    private static let byKey: [String: LayerProperty] = Dictionary(
        uniqueKeysWithValues: table.map { ($0.key, $0.property) }
    )

    /// What is known of this property.
    public var row: Row { Self.table[Int(rawValue)] }

    /// Finds the property of a key, nil for a key that names none.
    public init?(key: String) {
        guard let property = Self.byKey[key] else { return nil }
        self = property
    }
}
