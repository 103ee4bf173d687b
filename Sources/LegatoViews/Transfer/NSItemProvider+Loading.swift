public import Foundation
import LegatoCanvas
import LegatoGraphics

nonisolated extension NSItemProvider {
    private static var done: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }

    /// Calls a closure with the item as data of a type, or with an error.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let form = UTType(typeIdentifier).flatMap({ form($0) }) else {
            completionHandler(nil, TransferError.noForm(typeIdentifier))
            return Self.done
        }
        form.load { result in
            switch result {
            case .success(let data): completionHandler(data, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
        return Self.done
    }

    /// Calls a closure with the item as data of a type, or with an error.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(
            forTypeIdentifier: contentType.identifier, completionHandler: completionHandler
        )
    }

    /// Calls a closure with the item as `Data` of a type, or with an error; `options` have no effect.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            completionHandler(data, error)
        }
    }

    /// Calls a closure with an object of a class that is created from the item, or with an error.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
    ) -> Progress {
        let identifiers = aClass.readableTypeIdentifiersForItemProvider
        guard let identifier = identifiers.first(where: hasItemConformingToTypeIdentifier) else {
            completionHandler(nil, TransferError.noForm("\(aClass)"))
            return Self.done
        }
        nonisolated(unsafe) let reader = aClass
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                let object = try reader.object(
                    withItemProviderData: data, typeIdentifier: identifier
                )
                completionHandler(object, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Calls a closure with a value of a type, such as `String` or `URL`, or with an error.
    @_disfavoredOverload
    @discardableResult
    public func loadObject<T: Transferable>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        loadTransferable(type: type) { result in
            switch result {
            case .success(let value): completionHandler(value, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Calls a closure with a value of a type that is created from the item, or with an error.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        if let value = value as? T {
            completionHandler(.success(value))
        } else {
            Task { completionHandler(await Self.result { try await self.load(type) }) }
        }
        return Self.done
    }

    /// Returns whether a value of a type can be created from the item.
    func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
        value is T || match(type) != nil
    }

    /// The type of the representation from which a value of a type is created; empty if there is none.
    func types<T: Transferable>(of type: T.Type) -> [UTType] {
        match(type).map { [$0.form.type] } ?? []
    }

    /// The types of the best representations that conform to some types.
    func types(conformingTo types: [UTType]) -> [UTType] { types.compactMap { form($0)?.type } }

    /// Returns the first representation from which a value of a type can be created, and its import.
    private func match<T: Transferable>(
        _ type: T.Type
    ) -> (form: ProvidedForm, made: TransferForms<T>.Import)? {
        for made in T.transferForms.imports {
            if let form = form(made.type) { return (form, made) }
        }
        return nil
    }

    /// Returns a value of a type that is created from the item.
    func load<T: Transferable>(_ type: T.Type) async throws -> T {
        if let value = value as? T { return value }
        guard let (form, made) = match(type) else { throw TransferError.noForm("\(type)") }
        let data = try await withCheckedThrowingContinuation { continuation in
            form.load { continuation.resume(with: $0) }
        }
        return try await made.make(data)
    }
}

nonisolated extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier]
    }

    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.plainText.identifier]
    }

    /// Calls a closure with the text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }

    /// Returns the text of data in UTF-8.
    public static func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
        let text = NSString(string: String(decoding: data, as: UTF8.self))
        guard let own = text as? Self else { throw TransferError.noForm("\(self)") }
        return own
    }
}

nonisolated extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// A URL.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// A URL, also that of a file.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// Calls a closure with the text of the URL.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    /// Returns the URL in the data.
    public static func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
        let url = NSURL(string: String(decoding: data, as: UTF8.self))
        guard let own = url as? Self else { throw TransferError.noForm("\(self)") }
        return own
    }
}

nonisolated extension UIImage: NSItemProviderWriting {
    /// A PNG image.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }

    /// Calls a closure with the image as PNG.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = cgImage?.pngData()
        completionHandler(data, data == nil ? TransferError.noForm("a PNG image") : nil)
        return nil
    }
}
