public import Foundation
import LegatoGraphics

/// An object that an item provider can provide, such as a text.
public nonisolated protocol NSItemProviderWriting: AnyObject {
    /// The identifiers of the types as which objects of the class are provided, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Calls a closure with the object as data of a type, or with an error.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be created from the data of an item provider.
public nonisolated protocol NSItemProviderReading: AnyObject {
    /// The identifiers of the types from which objects of the class are created, the best one
    /// first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Returns an object created from data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The programs that can read a representation of a copied or dragged item.
///
/// Legato has no teams or groups of programs: `team` and `group` have the effect of `ownProcess`.
public nonisolated enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs.
    case all = 0
    /// This program, as with `ownProcess`; in Apple's frameworks, the programs of the same team.
    case team = 1
    /// This program, as with `ownProcess`; in Apple's frameworks, the programs of the same group.
    case group = 2
    /// This program.
    case ownProcess = 3
}

/// A dragged item, with the representations in which it can be dropped.
///
/// Completion handlers run immediately if the item is available, otherwise when it has been loaded.
open nonisolated class NSItemProvider: NSObject, @unchecked Sendable {
    package struct ProvidedForm: Sendable {
        package let type: UTType
        package let visibility: NSItemProviderRepresentationVisibility
        package let load: @Sendable (@escaping @Sendable (Result<Data, any Error>) -> Void) -> Void
    }

    private let contents = Locked<[ProvidedForm]>([])
    private let object = Locked<(any Sendable)?>(nil)
    private let name = Locked<String?>(nil)

    /// Creates a provider without representations.
    public override init() {}

    /// Creates a provider of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a file; nil if no file exists at the URL.
    ///
    /// It provides the contents of the file, as data of the type of its extension, and its URL.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        add(file: fileURL)
    }

    /// Creates a provider of an item of a type; `item` may be data, a text or a URL.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item else { return }
        if let object = item as? any NSItemProviderWriting {
            registerObject(object, visibility: .all)
        } else if let data = item as? NSData {
            let copy = Data(referencing: data)
            add(UTType(typeIdentifier ?? "") ?? .data) { $0(.success(copy)) }
        }
    }

    /// The representations, the best one first.
    var forms: [ProvidedForm] { contents.withLock { $0 } }
    /// The value itself, for views of this program; nil if there is none.
    var value: (any Sendable)? { object.withLock { $0 } }

    /// The name for a file; nil by default.
    public var suggestedName: String? {
        get { name.withLock { $0 } }
        set { name.withLock { $0 = newValue } }
    }

    package func add(
        _ type: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        _ load:
            @escaping @Sendable (
                @escaping @Sendable (Result<Data, any Error>) -> Void
            ) -> Void
    ) {
        contents.withLock {
            $0.append(ProvidedForm(type: type, visibility: visibility, load: load))
        }
    }

    /// Sets the value itself.
    package func set(value: any Sendable) { object.withLock { $0 = value } }

    /// Adds the representations of a file.
    func add(file: URL) {
        set(value: file)
        suggestedName = suggestedName ?? file.lastPathComponent
        let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
        if !isFolder {
            add(UTType(filenameExtension: file.pathExtension) ?? .data) { done in
                Task(executorPreference: TransferExecutor.shared) {
                    done(Result { try Data(contentsOf: file) })
                }
            }
        }
        add(.fileURL) { $0(.success(Data(file.absoluteString.utf8))) }
    }

    // MARK: Registering

    /// Adds a representation that a closure loads as data.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        guard let type = UTType(typeIdentifier) else { return }
        registerDataRepresentation(for: type, visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds a representation that a closure loads as data.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        add(contentType, visibility: visibility) { done in
            _ = loadHandler { data, error in done(Self.result(data, error)) }
        }
    }

    /// Adds the representations of an object.
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        if let text = object as? NSString { set(value: String(describing: text)) }
        if let url = object as? NSURL { set(value: url.absoluteURL) }
        nonisolated(unsafe) let object = object
        for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) {
                object.loadData(
                    withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0
                )
            }
        }
    }

    /// Adds the representations of a value that can be transferred.
    public func register<T: Transferable>(_ transferable: @autoclosure () -> T) {
        let value = transferable()
        set(value: value)
        for form in T.transferForms.exports {
            add(form.type) { done in
                Task(executorPreference: TransferExecutor.shared) {
                    done(await Self.result { try await form.make(value) })
                }
            }
        }
    }

    // MARK: Querying

    /// The identifiers of the types of the representations, the best one first.
    public var registeredTypeIdentifiers: [String] { forms.map(\.type.identifier) }
    /// The types of the representations, the best one first.
    public var registeredContentTypes: [UTType] { forms.map(\.type) }

    /// Returns whether a representation has a type, or one that conforms to it.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        UTType(typeIdentifier).map { form($0) != nil } ?? false
    }

    /// Returns the best representation of a type; nil if there is none.
    package func form(_ type: UTType) -> ProvidedForm? {
        forms.first { $0.type.conforms(to: type) }
    }

    /// Returns whether an object of a class can be created from the item.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains {
            hasItemConformingToTypeIdentifier($0)
        }
    }

    /// Returns whether a value of a type, such as `String` or `URL`, can be created from the item.
    @_disfavoredOverload
    public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool { canLoad(type) }

    static func result(_ data: Data?, _ error: (any Error)?) -> Result<Data, any Error> {
        if let data { return .success(data) }
        return .failure(error ?? TransferError.noForm("data"))
    }

    static func result<T>(_ body: () async throws -> T) async -> Result<T, any Error> {
        do { return .success(try await body()) } catch { return .failure(error) }
    }
}
