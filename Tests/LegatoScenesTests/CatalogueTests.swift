import Foundation
import Legato
import LegatoCanvas
import LegatoGraphics
import LegatoScenes
import TestSupport
import Testing

/// Scene catalogue.
struct CatalogueTests {
    @Test("Every scene has a unique name, a title and a sentence with a full stop")
    func namesTitlesAndSentences() {
        #expect(Set(SceneCatalog.all.map(\.id)).count == SceneCatalog.all.count)
        for scene in SceneCatalog.all {
            #expect(scene.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(scene.id)")
            #expect(!scene.title.isEmpty, "\(scene.id)")
            #expect(scene.sentence.count > 20 && scene.sentence.hasSuffix("."), "\(scene.id)")
            #expect(scene.sentence.filter { $0 == "." }.count == 1, "\(scene.id)")
        }
    }

    @Test("Every scene has a picture in Assets of its designed size")
    func pictures() throws {
        for scene in SceneCatalog.all {
            let file = ProjectFiles.root.appendingPathComponent("Assets/Scenes/\(scene.id).png")
            let picture = try CGImage(contentsOf: file)
            #expect(CGFloat(picture.width) == DemoScene.designSize.width, "\(scene.id)")
            #expect(CGFloat(picture.height) == DemoScene.designSize.height, "\(scene.id)")
        }
    }

    @Test("A scene is found by its name; another name throws an error that lists the known ones")
    func unknownName() throws {
        #expect(try SceneCatalog.scene(id: "retarget").id == "retarget")
        let error = #expect(throws: UnknownSceneError.self) {
            try SceneCatalog.scene(id: "retargets")
        }
        #expect(
            error?.description == "Could not find the scene 'retargets'. "
                + "Use one of: drag-spring, retarget, pulsing-button, card-flip, carousel, "
                + "loading-indicator, shapes, text, gradients, filters, corners, particles, layers, "
                + "swarm, throw, spring-lab, followers, model-presentation, railway, keyframes, shake, "
                + "scrubber, wave, morph, petals, lamp, race, reel, counter, ticker, heart-rate, "
                + "progress, radial-menu, card-stack, expanding-list, onboarding, elastic, "
                + "zoom-gallery, transitions, transactions, jump, reduce-motion, style-guide, "
                + "million-rows, chart, player, bridge, typing."
        )
    }

    @Test("A picture that cannot be written throws an error that names the file")
    func unwritableFile() throws {
        let scene = try SceneCatalog.scene(id: "retarget")
        let picture = ScenePlayer(scene, size: CGSize(width: 32, height: 18)).picture(at: 0)
        let error = #expect(throws: ImageFileError.self) {
            try picture.writePNG(to: "/dev/null/picture.png")
        }
        #expect(error?.path == "/dev/null/picture.png")
        #expect(error?.operation == "write")
    }

    @Test("A scene with an empty size traps")
    func noSize() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = SceneCatalog.all[0].makeRoot(size: .zero) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("A scene needs at least 1 x 1 points, got 0.0 x 0.0"))
    }
}
