import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// The files were made with another program, which also told the pixels expected.
@Suite("Image files of other kinds")
struct ImageFileTests {
    private static let losslessWebP = """
        UklGRkgAAABXRUJQVlA4TDsAAAAvAkAAEC9AkG1TiXndX+YaZNI27Vv/emZtYhpiOrj1b4lA0mbV\
        lmw8+QPj/AxZ1aYQkJApeeSLiP5HLAA=
        """
    private static let lossyWebP = """
        UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoQAAgAAUAmJbACdAEOu5fu8AD+/GvcXPbNrhL7AXIT\
        oB07l90R+W+0flx8Jx8XV/7+f6IGQ/xBr+wZNf/9X/Hf/XgAAA==
        """
    private static let animatedWebP = """
        UklGRugAAABXRUJQVlA4WAoAAAASAAAAAgAAAQAAQU5JTQYAAAAAAAAAAABBTk1GWgAAAAAAAAAA\
        AAIAAAEAAGQAAAJWUDhMQgAAAC8CQAAQL0AQQJJEhlutuMMaRNo2w1M0/+iGzgkCSCIJYn+GIRZZ\
        IJCEttnqAchSa+r7nINCthHg0L0Ep3AR/Y9jBUFOTUZaAAAAAAAAAAAAAgAAAQAAZAAAAlZQOExC\
        AAAALwJAABAvQBBAkkSGW624wxpE2jbDUzT/6IbOCQJIIglif4YhFlkgkIS22eoByFJr6vucg5q2\
        DdhUOij0b0T/410A
        """
    private static let jpeg = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsK\
        CwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQU\
        FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREA\
        AhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQA\
        AAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3\
        ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWm\
        p6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEA\
        AwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSEx\
        BhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElK\
        U1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3\
        uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDy3wn+\
        yp9z/Q//AB2vr8Zxhv7x+Y8N8e/D757N4T/ZU+5/of8A47XwuM4w394/qvhvj34ffP/Z
        """
    private static let greyJPEG = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYF\
        BgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/wAALCAAIAAgBAREA/8QAHwAAAQUBAQEB\
        AQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1Fh\
        ByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZ\
        WmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG\
        x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AK/w2/4NuP8AV/8AFBen\
        /Lt/9av/2Q==
        """
    private static let inkedJPEG = """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYG\
        BgcJCAYHCQcGBggLCAkKCgoKCgYICwwLCgwJCgoK/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EAB8A\
        AAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUS\
        ITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElK\
        U1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4\
        ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwD9\
        /Kjr+f8Ar78r/9k=
        """

    private func data(_ text: String) throws -> Data {
        try #require(Data(base64Encoded: text))
    }

    private func reason(_ data: Data) -> ImageFileError? {
        do { _ = try CGImage(data: data) } catch { return error }
        return nil
    }

    /// The largest difference of some pixels, by their index, from those expected.
    private func difference(_ image: CGImage, _ expected: [Int: (Int, Int, Int)]) -> Int {
        expected.map { index, color in
            let found = image[index % image.width, index / image.width]
            return max(
                abs(Int(found.red) - color.0),
                abs(Int(found.green) - color.1),
                abs(Int(found.blue) - color.2)
            )
        }.max() ?? .max
    }

    @Test("A WebP file without loss is premultiplied once")
    func losslessWebP() throws {
        let image = try CGImage(data: data(Self.losslessWebP))
        #expect(image.width == 3 && image.height == 2 && !image.isOpaque)
        let straight: [(Int, Int, Int, Int)] = [
            (255, 0, 0, 255), (0, 255, 0, 128), (0, 0, 255, 0), (10, 20, 30, 255),
            (200, 100, 50, 64), (255, 255, 255, 255),
        ]
        for (index, color) in straight.enumerated() {
            let found = image[index % 3, index / 3]
            #expect(Int(found.alpha) == color.3)
            for (value, channel) in [
                (found.red, color.0), (found.green, color.1), (found.blue, color.2),
            ] {
                #expect(abs(Double(value) - Double(channel * color.3) / 255) < 1)
            }
        }
    }

    @Test("A WebP file with loss has the pixels that another program reads")
    func lossyWebP() throws {
        let image = try CGImage(data: data(Self.lossyWebP))
        #expect(image.width == 16 && image.height == 8 && image.isOpaque)
        #expect(
            difference(
                image,
                [
                    0: (7, 9, 120), 5: (73, 6, 122), 21: (77, 29, 129), 40: (129, 69, 135),
                    77: (209, 127, 127), 127: (239, 219, 144),
                ]
            ) == 0
        )
    }

    @Test("A JPEG file has the pixels that another program reads, in colour and in grey")
    func jpeg() throws {
        let image = try CGImage(data: data(Self.jpeg))
        #expect(image.width == 16 && image.height == 8 && image.isOpaque)
        // Decoders may round the transform of a block in their own way.
        #expect(
            difference(
                image,
                [
                    0: (0, 1, 127), 5: (78, 2, 128), 21: (81, 30, 131), 40: (129, 64, 128),
                    77: (208, 128, 131), 127: (240, 224, 129),
                ]
            ) <= 1
        )
        let grey = try CGImage(data: data(Self.greyJPEG))
        #expect(
            difference(
                grey,
                [
                    0: (0, 0, 0), 5: (20, 20, 20), 21: (84, 84, 84), 40: (160, 160, 160),
                    63: (252, 252, 252),
                ]
            ) <= 1
        )
    }

    @Test("Of a JPEG file for print the inks are shown: light times what each lets through")
    func inkedJPEG() throws {
        let image = try CGImage(data: data(Self.inkedJPEG))
        // Inks of 0, 128, 255 and 64 of 255.
        #expect(difference(image, [0: (191, 95, 0), 63: (191, 95, 0)]) == 0)
    }

    @Test("A file is read from where it lies, whatever its name")
    func fromFile() throws {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "legato-\(UUID().uuidString).png"
        )
        defer { try? FileManager.default.removeItem(at: file) }
        try data(Self.jpeg).write(to: file)
        #expect(try CGImage(contentsOf: file) == CGImage(data: data(Self.jpeg)))
        try data(Self.lossyWebP).write(to: file)
        #expect(try CGImage(contentsOf: file.path) == CGImage(data: data(Self.lossyWebP)))
    }

    @Test("Half a file is refused, and so is an animation, one of another kind and none at all")
    func badFiles() throws {
        for text in [Self.losslessWebP, Self.lossyWebP, Self.jpeg, Self.inkedJPEG] {
            let whole = try data(text)
            let error = try #require(reason(whole.prefix(whole.count * 2 / 3)))
            #expect(error.operation == "decode" && error.path == "memory")
            #expect(error.remedy.contains("complete"))
        }
        #expect(try reason(data(Self.animatedWebP))?.reason == "it is an animation")
        #expect(reason(Data("GIF89a, or so".utf8))?.reason.contains("no PNG, JPEG or WebP") == true)
        #expect(reason(Data())?.reason == "it is empty")
        // A JPEG file that ends at once.
        let ended = reason(Data([0xFF, 0xD8, 0xFF, 0xD9]))
        #expect(ended?.operation == "decode" && ended?.remedy.contains("complete") == true)
    }
}
