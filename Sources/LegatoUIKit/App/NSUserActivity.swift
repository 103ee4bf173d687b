public import Foundation

/// Something that the user was doing, which a scene can show.
///
/// `requestSceneSessionActivation(_:userActivity:options:errorHandler:)` passes it to a new scene, as one of
/// its `UIScene.ConnectionOptions.userActivities`, or to an open one, by `scene(_:continue:)`.
nonisolated public final class NSUserActivity: NSObject {
    /// The type, in reverse-domain notation.
    public let activityType: String
    /// The title; nil by default.
    public var title: String?
    /// The values that describe the activity; nil by default.
    public var userInfo: [AnyHashable: Any]?
    /// The address of a web page with the same content; nil by default.
    public var webpageURL: URL?

    /// Creates an activity of a type.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds values, which replace earlier ones with the same keys.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
