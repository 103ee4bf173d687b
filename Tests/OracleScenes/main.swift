import Foundation
import Legato

// Draws each scene of a JSON file into a PNG file of its name in a folder.
guard CommandLine.arguments.count == 3 else {
    print("usage: oracle-scenes SCENES.json FOLDER")
    exit(2)
}
let scenes = try JSONDecoder().decode(
    [String: Scene].self, from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
)
for (name, scene) in scenes {
    try scene.picture().writePNG(to: "\(CommandLine.arguments[2])/\(name).png")
}
