// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The trait Complete enables both parts: SwiftPM passes several traits to the compiler in another order
// each time, and builds again whatever has other arguments.
let parts = ["Macros", "Combine"].map { SwiftSetting.define($0, .when(traits: ["Complete"])) }
let macros = TargetDependencyCondition.when(traits: ["Macros", "Complete"])
let upcoming = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
let strict = parts + [.treatAllWarnings(as: .error)] + upcoming.map { .enableUpcomingFeature($0) }
let mainActor = strict + [.defaultIsolation(MainActor.self)]

/// The settings of tests, which are built without optimisation in release, too: what they test is
/// optimised, and their own code takes longer to optimise than to run.
func tests(_ settings: [SwiftSetting]) -> [SwiftSetting] {
    settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}

/// A part of swift-syntax, whose many minutes of building only the macros are worth.
func syntax(_ name: String) -> Target.Dependency {
    .product(name: name, package: "swift-syntax", condition: macros)
}

/// A part of OpenCombine, which only the modules by Apple's names use.
func combine(_ name: String) -> Target.Dependency {
    .product(name: name, package: "OpenCombine", condition: .when(traits: ["Combine", "Complete"]))
}

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

#if os(Linux)
let overUIKit: [Target.Dependency] = ["LegatoUIKit"]
#else
let overUIKit: [Target.Dependency] = []
#endif

let package = Package(
    name: "Legato",
    products: [
        .library(name: "Legato", targets: ["Legato"]),
        .library(name: "LegatoMotion", targets: ["LegatoMotion"]),
        .library(name: "LegatoScenes", targets: ["LegatoScenes"]),
        .library(name: "LegatoTesting", targets: ["LegatoTesting"]),
        .executable(name: "gallery", targets: ["gallery"]),
        .executable(name: "recorder", targets: ["recorder"]),
        .executable(name: "asset-symbols", targets: ["asset-symbols"]),
        .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
        .plugin(name: "Ship", targets: ["Ship"]),
    ],
    traits: [
        .default(enabledTraits: ["Complete"]),
        .trait(name: "Complete", description: "Macros and Combine"),
        .trait(name: "Macros", description: "@Animatable, @Entry and #Preview, by swift-syntax"),
        .trait(name: "Combine", description: "ObservableObject and publishers, by OpenCombine"),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // Only `swift package generate-documentation` uses it: no program downloads it.
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    ],
    targets: [
        .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
        .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
        // Without the flags of pkg-config, which would link OpenGL.
        .systemLibrary(name: "CGL", providers: [.apt(["libgl-dev", "libgles-dev"])]),
        .target(name: "CCanvas", linkerSettings: [.linkedLibrary("dl")]),
        .target(name: "CLegatoStack"),
        .target(name: "CLegatoDiscovery"),
        .target(name: "CLegatoPaths"),
        .target(name: "CSignals"),
        .target(name: "CWayland", linkerSettings: [.linkedLibrary("dl")]),
        .target(name: "CLegatoKernels"),
        .target(name: "CLegatoMotionKernels"),

        .target(
            name: "LegatoGraphics",
            dependencies: ["CLegatoStack", "CLegatoDiscovery", "CLegatoPaths"],
            swiftSettings: strict
        ),
        .target(
            name: "LegatoMotion", dependencies: ["LegatoGraphics", "CLegatoMotionKernels"],
            swiftSettings: strict
        ),
        .macro(
            name: "LegatoMacrosPlugin",
            dependencies: [
                "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftDiagnostics",
                "SwiftCompilerPlugin",
            ].map(syntax),
            swiftSettings: strict
        ),
        .target(
            name: "LegatoMacros",
            dependencies: [
                "LegatoMotion",
                .target(name: "LegatoMacrosPlugin", condition: macros),
            ],
            swiftSettings: strict
        ),
        .target(
            name: "LegatoCanvas", dependencies: ["LegatoGraphics", "CCanvas"], swiftSettings: strict
        ),
        .target(name: "LegatoDrawing", dependencies: ["LegatoGraphics"], swiftSettings: strict),
        .target(
            name: "LegatoRenderTree",
            dependencies: [
                "LegatoGraphics", "LegatoMotion", "LegatoCanvas", "LegatoDrawing",
                "CLegatoMotionKernels",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "LegatoSoftware",
            dependencies: ["LegatoGraphics", "LegatoDrawing", "CLegatoKernels"],
            swiftSettings: strict
        ),
        .target(
            name: "LegatoGL", dependencies: ["LegatoGraphics", "LegatoDrawing", "CGL"],
            swiftSettings: strict
        ),
        .target(
            name: "LegatoLayers",
            dependencies: [
                "LegatoGraphics", "LegatoMotion", "LegatoCanvas", "LegatoDrawing",
                "LegatoRenderTree",
            ],
            swiftSettings: mainActor
        ),
        .target(
            name: "LegatoHeadless",
            dependencies: [
                "LegatoGraphics", "LegatoMotion", "LegatoCanvas", "LegatoDrawing",
                "LegatoRenderTree", "LegatoLayers", "LegatoSoftware",
            ],
            swiftSettings: mainActor
        ),
        .target(
            name: "LegatoPlatform",
            dependencies: [
                "LegatoGraphics", "LegatoMotion", "LegatoCanvas", "LegatoDrawing",
                "LegatoRenderTree", "LegatoLayers", "LegatoSoftware", "LegatoGL", "CGL", "CSDL2",
                "CSignals", "CWayland", "CDBus",
            ],
            swiftSettings: mainActor
        ),
        .target(
            name: "LegatoViews",
            dependencies: [
                "LegatoGraphics", "LegatoMotion", "LegatoCanvas", "LegatoDrawing",
                "LegatoRenderTree", "LegatoLayers", "LegatoMacros",
            ],
            swiftSettings: mainActor
        ),
        .target(
            name: "Legato",
            dependencies: [
                "LegatoGraphics", "LegatoMotion", "LegatoCanvas", "LegatoDrawing",
                "LegatoRenderTree", "LegatoSoftware", "LegatoGL", "LegatoLayers",
                "LegatoHeadless", "LegatoPlatform", "LegatoMacros", "LegatoViews",
            ],
            swiftSettings: mainActor
        ),
        .target(
            name: "LegatoScenes", dependencies: ["Legato"] + overUIKit, swiftSettings: mainActor
        ),
        .target(name: "LegatoRecording", dependencies: ["Legato"], swiftSettings: mainActor),
        .target(name: "LegatoTesting", dependencies: ["Legato"], swiftSettings: mainActor),
        .executableTarget(
            name: "gallery",
            dependencies: ["Legato", "LegatoGL", "LegatoScenes", "LegatoRecording", arguments],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "recorder",
            dependencies: ["Legato", "LegatoScenes", "LegatoRecording", arguments],
            swiftSettings: strict
        ),
        .executableTarget(name: "asset-symbols", swiftSettings: strict),
        .plugin(
            name: "AssetSymbols", capability: .buildTool(), dependencies: ["asset-symbols"],
            path: "Sources/AssetSymbols"
        ),
        .plugin(
            name: "Ship",
            capability: .command(intent: .custom(verb: "ship", description: "Packs a program")),
            path: "Sources/Ship"
        ),

        .target(name: "CPictures", path: "Tests/CPictures"),
        .target(
            name: "TestEnvironment", path: "Tests/TestEnvironment", exclude: ["fonts.conf"]
        ),
        .target(
            name: "TestSupport",
            dependencies: [
                "LegatoGraphics", "LegatoMotion", "LegatoCanvas", "LegatoDrawing", "CPictures",
                "TestEnvironment",
            ],
            path: "Tests/TestSupport",
            swiftSettings: strict
        ),
        .target(name: "AllocationCounter", path: "Benchmarks/Sources/AllocationCounter"),
        .testTarget(
            name: "LegatoGraphicsTests",
            dependencies: ["LegatoGraphics", "TestSupport"],
            swiftSettings: tests(strict)
        ),
        .testTarget(
            name: "LegatoMotionTests",
            dependencies: [
                "LegatoGraphics", "LegatoMotion", "CLegatoMotionKernels", "TestSupport",
                "AllocationCounter",
            ],
            exclude: ["Fixtures"],
            swiftSettings: tests(strict)
        ),
        // Its tests run the built plug-in as the compiler does. If they depended on it, SwiftPM would
        // build them, with all that they test, a second time for the host; if they linked
        // swift-syntax, that would be built a second time.
        .testTarget(
            name: "LegatoMacrosTests",
            dependencies: ["LegatoGraphics", "LegatoMotion", "LegatoMacros", "TestSupport"],
            swiftSettings: tests(strict)
        ),
        .testTarget(
            name: "LegatoCanvasTests",
            dependencies: ["LegatoGraphics", "LegatoCanvas", "TestSupport"],
            swiftSettings: tests(strict)
        ),
        .testTarget(
            name: "LegatoDrawingTests",
            dependencies: ["LegatoGraphics", "LegatoDrawing", "TestSupport"],
            swiftSettings: tests(strict)
        ),
        .testTarget(
            name: "LegatoRenderTreeTests",
            dependencies: [
                "LegatoGraphics", "LegatoMotion", "LegatoDrawing", "LegatoRenderTree",
                "TestSupport", "AllocationCounter",
            ],
            swiftSettings: tests(strict)
        ),
        .testTarget(
            name: "LegatoSoftwareTests",
            dependencies: [
                "LegatoGraphics", "LegatoDrawing", "LegatoSoftware", "CLegatoKernels",
                "TestSupport",
            ],
            swiftSettings: tests(strict)
        ),
        .testTarget(
            name: "LegatoGLTests",
            dependencies: [
                "LegatoGraphics", "LegatoDrawing", "LegatoSoftware", "LegatoGL",
                "LegatoPlatform", "TestSupport",
            ],
            swiftSettings: tests(strict)
        ),
        .testTarget(
            name: "LegatoLayersTests",
            dependencies: ["Legato", "TestSupport", "AllocationCounter"],
            exclude: ["Goldens"],
            swiftSettings: tests(mainActor)
        ),
        .testTarget(
            name: "LegatoHeadlessTests", dependencies: ["Legato", "LegatoScenes", "TestSupport"],
            swiftSettings: tests(mainActor)
        ),
        .executableTarget(
            name: "app-probe", dependencies: ["Legato"], path: "Tests/AppProbe",
            swiftSettings: strict
        ),
        .testTarget(
            name: "LegatoPlatformTests",
            dependencies: [
                "Legato", "TestSupport", "CDBus", "platform-probe", "app-probe", "order-probe",
            ],
            swiftSettings: tests(mainActor)
        ),
        .testTarget(
            name: "LegatoViewsTests", dependencies: ["Legato", "TestSupport"],
            swiftSettings: tests(mainActor)
        ),
        .testTarget(
            name: "LegatoTestingTests", dependencies: ["Legato", "LegatoTesting"],
            exclude: ["__Snapshots__"], swiftSettings: tests(mainActor)
        ),
        .testTarget(
            name: "AssetSymbolsTests", dependencies: ["asset-symbols"], swiftSettings: tests(strict)
        ),
        // As in a user's package, nothing is on the main actor by default.
        .testTarget(
            name: "LegatoSampleTests",
            dependencies: ["Legato", "TestSupport"],
            swiftSettings: tests(strict)
        ),
        .testTarget(
            name: "LegatoScenesTests",
            dependencies: ["Legato", "LegatoScenes", "LegatoTesting", "TestSupport"],
            exclude: ["Documentation/__Snapshots__"],
            swiftSettings: tests(mainActor)
        ),
        .testTarget(
            name: "LegatoRecordingTests",
            dependencies: ["Legato", "LegatoScenes", "LegatoRecording", "TestSupport"],
            swiftSettings: tests(mainActor)
        ),
    ],
    swiftLanguageModes: [.v6]
)

package.targets += [
    ("platform-probe", "PlatformProbe"), ("order-probe", "OrderProbe"),
    ("oracle-scenes", "OracleScenes"),
].map { name, folder in
    .executableTarget(
        name: name, dependencies: ["Legato"], path: "Tests/\(folder)", swiftSettings: mainActor
    )
}

// Modules by the names of Apple's frameworks, so that code compiles with its own imports. On Apple's
// platforms they would hide the frameworks themselves.
#if os(Linux)
let exporting = ["QuartzCore", "CoreGraphics", "CoreText", "ImageIO", "UniformTypeIdentifiers"]
let appleNames =
    exporting + ["CoreTransferable", "SwiftUI", "UIKit", "Combine", "simd", "os", "Accelerate"]
package.products += appleNames.map { .library(name: $0, targets: [$0]) }
// Clang modules that declare only the names of submodules, which code imports, too.
package.targets += (exporting + ["UIKit", "os"]).map { .systemLibrary(name: "C\($0)") }
package.targets += exporting.map {
    .target(name: $0, dependencies: ["Legato", .target(name: "C\($0)")], swiftSettings: strict)
}
package.targets += ["simd", "Accelerate"].map { .target(name: $0, swiftSettings: strict) }
package.targets.append(.target(name: "os", dependencies: ["Cos"], swiftSettings: strict))
package.targets += [
    .target(name: "CoreTransferable", dependencies: ["Legato"], swiftSettings: strict),
    .target(
        name: "LegatoCombine",
        dependencies: [
            "LegatoGraphics", "LegatoMotion", "LegatoLayers", "LegatoViews", "Legato",
            combine("OpenCombine"),
        ],
        swiftSettings: mainActor
    ),
    .target(
        name: "Combine",
        dependencies: ["", "Dispatch", "Foundation"].map { combine("OpenCombine" + $0) },
        swiftSettings: strict
    ),
    .target(
        name: "LegatoNetworking",
        dependencies: ["LegatoGraphics", "LegatoMotion", "LegatoCanvas", "LegatoViews"],
        swiftSettings: mainActor
    ),
    .target(
        name: "LegatoUIKit",
        dependencies: [
            "LegatoGraphics", "LegatoMotion", "LegatoCanvas", "LegatoRenderTree", "LegatoLayers",
            "LegatoHeadless", "LegatoPlatform", "LegatoViews",
        ],
        swiftSettings: mainActor
    ),
    .target(
        name: "SwiftUI",
        dependencies: ["Legato", "LegatoCombine", "LegatoNetworking", "LegatoUIKit", "Combine"],
        swiftSettings: strict
    ),
    .target(
        name: "UIKit", dependencies: ["Legato", "LegatoUIKit", "Combine", "CUIKit"],
        swiftSettings: strict
    ),
    .executableTarget(
        name: "uikit-probe", dependencies: ["UIKit"], path: "Tests/UIKitProbe",
        swiftSettings: parts + [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
        name: "SwiftUITests",
        dependencies: [
            "SwiftUI", "QuartzCore", "CoreText", "ImageIO", "Combine", "Legato",
            "LegatoCombine", "LegatoViews", "TestSupport",
        ],
        swiftSettings: parts + [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
        name: "LegatoNetworkingTests",
        dependencies: ["SwiftUI", "LegatoNetworking", "TestSupport"],
        swiftSettings: tests(mainActor)
    ),
    .testTarget(name: "simdTests", dependencies: ["simd"], swiftSettings: strict),
    .testTarget(name: "osTests", dependencies: ["os"], swiftSettings: strict),
    .testTarget(name: "AccelerateTests", dependencies: ["Accelerate"], swiftSettings: strict),
    .testTarget(
        name: "LegatoUIKitTests",
        dependencies: ["Legato", "LegatoTesting", "LegatoUIKit", "TestSupport"],
        swiftSettings: tests(mainActor)
    ),
]
#endif
