public import Foundation

/// Core Foundation's data type; a `Data`.
public typealias CFData = Data
/// Core Foundation's URL type; a `URL`.
public typealias CFURL = URL

/// Returns the number of bytes; 0 for nil.
public func CFDataGetLength(_ data: CFData!) -> Int { data?.count ?? 0 }

/// Returns a pointer to the bytes, which is valid as long as the data, or a copy of it, exists.
///
/// Returns nil for data of fewer than 16 bytes, which is stored inline and has no stable address.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
    guard let data, data.count >= 16 else { return nil }
    return data.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
}

/// A function called when a provider no longer needs the memory that it was created with.
public typealias CGDataProviderReleaseDataCallback = (
    UnsafeMutableRawPointer?, UnsafeRawPointer, Int
) -> Void

/// A provider of the bytes of an image or a file.
public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// Creates a provider of bytes.
    public init?(data: CFData) { bytes = data }

    /// Creates a provider of the bytes of a file; nil, with a warning, if it cannot be read.
    public init?(url: CFURL) {
        do throws(Problem) {
            bytes = try WholeFile.read(url.path, atMost: .max)
        } catch {
            Warning.print("CGDataProvider cannot read \(url.path): \(error.description).")
            return nil
        }
    }

    /// Creates a provider of the bytes of a file at a path; nil, with a warning, if it cannot be
    /// read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// Creates a provider that copies memory and releases the original immediately.
    /// - Parameters:
    ///   - info: A pointer passed to `releaseData`.
    ///   - data: The memory.
    ///   - size: The number of bytes; a negative one returns nil.
    ///   - releaseData: Called before the initializer returns, when the memory has been copied.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        bytes = Data(bytes: data, count: size)
        releaseData(info, data, size)
    }

    /// The bytes.
    public var data: CFData? { bytes }
}
