import Foundation
import LegatoGraphics

/// A value that can be dragged to another view or program, and shared.
///
/// Its representations, the best one first, say what it is transferred as:
///
/// ```swift
/// struct Card: Codable, Transferable {
///     var title: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///         ProxyRepresentation(exporting: \.title)
///     }
/// }
/// ```
///
/// `String`, `URL`, `Data`, `Image` and `AttributedString` conform to it.
public nonisolated protocol Transferable: Sendable {
    /// The type of the representations.
    associatedtype Representation: TransferRepresentation

    /// The representations, the best one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation in which a value is transferred.
public nonisolated protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The type of the representation that it is composed of.
    associatedtype Body: TransferRepresentation

    /// The representation that it is composed of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// A representation that defines its forms itself.
nonisolated protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Self {
    /// The forms, the best one first.
    var forms: TransferForms<Item> { get }
}

nonisolated extension TransferRepresentation where Body == Self {
    /// The representation itself.
    public var body: Self { self }
}

nonisolated extension TransferRepresentation {
    /// The forms of the representation, the best one first.
    var allForms: TransferForms<Item> {
        if let primitive = self as? any PrimitiveTransferRepresentation {
            func open<P: PrimitiveTransferRepresentation>(_ own: P) -> TransferForms<Item>? {
                own.forms as? TransferForms<Item>
            }
            if let forms = open(primitive) { return forms }
        }
        guard let forms = body.allForms as? TransferForms<Item> else {
            refuse("The body of \(Self.self) must represent \(Item.self), got \(Body.Item.self).")
        }
        return forms
    }
}

nonisolated extension Transferable {
    /// The forms in which values of the type are transferred.
    static var transferForms: TransferForms<Self> {
        guard let forms = transferRepresentation.allForms as? TransferForms<Self> else {
            refuse("\(Self.self).transferRepresentation must represent \(Self.self).")
        }
        return forms
    }
}

/// The forms in which values are transferred, the best one first.
nonisolated struct TransferForms<Item>: Sendable {
    struct Export: Sendable {
        let type: UTType
        let make: @Sendable (Item) async throws -> Data
    }

    struct Import: Sendable {
        let type: UTType
        let make: @Sendable (Data) async throws -> Item
    }

    var exports: [Export] = []
    var imports: [Import] = []

    static func + (a: TransferForms, b: TransferForms) -> TransferForms {
        TransferForms(exports: a.exports + b.exports, imports: a.imports + b.imports)
    }
}

/// An error of a transfer.
nonisolated enum TransferError: Error, CustomStringConvertible {
    case noForm(String)
    case undropped

    var description: String {
        switch self {
        case .noForm(let type): "The item cannot be loaded as \(type): it has no such form."
        case .undropped: "What another program drags cannot be loaded before it is dropped."
        }
    }
}

/// Several representations, the best one first.
public nonisolated struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
    let forms: TransferForms<Item>
}

nonisolated extension TupleTransferRepresentation: PrimitiveTransferRepresentation {}

/// Builds a representation from those listed in a closure, the best one first.
@resultBuilder
public nonisolated enum TransferRepresentationBuilder<Item: Transferable> {
    /// Returns an expression as it is.
    public static func buildExpression<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item {
        content
    }

    /// Returns the first representation unchanged.
    public static func buildPartialBlock<Content: TransferRepresentation>(
        first: Content
    ) -> Content where Content.Item == Item {
        first
    }

    /// Adds another representation.
    public static func buildPartialBlock<
        First: TransferRepresentation, Next: TransferRepresentation
    >(
        accumulated: First, next: Next
    ) -> TupleTransferRepresentation<Item> where First.Item == Item, Next.Item == Item {
        TupleTransferRepresentation(forms: accumulated.allForms + next.allForms)
    }
}
