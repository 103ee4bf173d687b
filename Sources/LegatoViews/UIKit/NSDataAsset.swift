public import Foundation

/// The name of a data set of an asset catalogue.
public typealias NSDataAssetName = String

/// The data of a data set of an asset catalogue.
nonisolated public final class NSDataAsset: NSObject {
    /// The name of the data set.
    public let name: NSDataAssetName
    /// The content of its file.
    public let data: Data

    /// Reads a data set from the program's resources; nil if none has the name.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, folders: nil) }

    /// Reads a data set from a bundle's resources; nil if none has the name.
    public convenience init?(name: NSDataAssetName, bundle: Bundle) {
        self.init(name: name, folders: bundle)
    }

    private init?(name: NSDataAssetName, folders bundle: Bundle?) {
        let file = ResourceFolder.all(for: bundle).lazy.compactMap { $0.data(name) }.first
        guard let file, let data = try? Data(contentsOf: file) else { return nil }
        (self.name, self.data) = (name, data)
    }
}
