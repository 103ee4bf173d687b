import Foundation
import Legato
import LegatoUIKit
import Testing

@testable import LegatoLayers

private final class LoggedDelegate: NSObject, UIApplicationDelegate {
    var log: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("launched")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { log.append("resigned") }
}

private class OpenDelegate: NSObject, UIApplicationDelegate {
    var names = ["open"]
    override init() {
        super.init()
        names.append("created")
    }
}

private class InheritingDelegate: OpenDelegate {
    lazy var count = names.count
}

private class RespondingDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var names = ["responder"]
}

@Suite("The delegate of the program", .serialized)
struct ApplicationDelegateTests {
    @Test("The adaptor creates the delegate, which hears of the launch and of phases")
    func adaptor() {
        let adaptor = UIApplicationDelegateAdaptor(LoggedDelegate.self)
        let delegate = adaptor.wrappedValue
        #expect(UIApplication.shared.delegate === delegate)
        #expect(delegate.log == ["launched"])
        NotificationCenter.default.post(
            name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
        NotificationCenter.default.post(
            name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
        #expect(delegate.log.prefix(3) == ["launched", "active", "resigned"])
        UIApplication.shared.delegate = nil
        NotificationCenter.default.post(
            name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
        #expect(delegate.log.count == 3)
    }

    @Test("Delegates need be neither final nor have a required initialiser")
    func openClasses() {
        defer { UIApplication.shared.delegate = nil }
        let open = UIApplicationDelegateAdaptor(OpenDelegate.self).wrappedValue
        #expect(open.names == ["open", "created"])
        let inheriting = UIApplicationDelegateAdaptor(InheritingDelegate.self).wrappedValue
        #expect(inheriting.count == 2 && inheriting.names == open.names)
        let responding = UIApplicationDelegateAdaptor(RespondingDelegate.self).wrappedValue
        #expect(responding.names == ["responder"] && responding.window == nil)
    }
}
