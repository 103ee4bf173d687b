package import Foundation
import LegatoGraphics

nonisolated extension UTType {
    /// A colour as four 16-bit numbers, red, green, blue and alpha, as desktops exchange it.
    package static let xColor = UTType(known: "application/x-color")
}

nonisolated extension UIColor {
    /// The value in the light appearance as `application/x-color`, clamped to sRGB.
    package var clipboardData: Data {
        let color = cgColor
        var data = Data()
        for part in [color.red, color.green, color.blue, color.alpha] {
            let number = UInt16((min(max(part, 0), 1) * 65535).rounded())
            withUnsafeBytes(of: number) { data.append(contentsOf: $0) }
        }
        return data
    }

    /// Creates a colour from `application/x-color`; nil for data of another length.
    package convenience init?(clipboardData data: Data) {
        guard data.count == 8 else { return nil }
        let parts = data.withUnsafeBytes { bytes in
            (0..<4).map {
                CGFloat(bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)) / 65535
            }
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

nonisolated extension Color: Transferable {
    /// The colour in the light appearance, as desktops exchange it: 16 bits for each component.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .xColor) {
            UIColor($0).clipboardData
        } importing: {
            guard let color = UIColor(clipboardData: $0) else {
                throw TransferError.noForm("Color")
            }
            return Color(color)
        }
    }
}
