import Foundation
import LegatoGraphics
public import LegatoViews

/// A title and an image that stand for a controller in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// An item with a content that the system provides.
    nonisolated public enum SystemItem: Int, Sendable, Hashable {
        /// Three dots, "More".
        case more
        /// A star, "Favourites".
        case favorites
        /// A star, "Featured".
        case featured
        /// A star, "Top Rated".
        case topRated
        /// A clock, "Recents".
        case recents
        /// A person, "Contacts".
        case contacts
        /// A clock, "History".
        case history
        /// A book, "Bookmarks".
        case bookmarks
        /// A magnifying glass, "Search".
        case search
        /// An arrow down, "Downloads".
        case downloads
        /// A clock, "Most Recent".
        case mostRecent
        /// A list, "Most Viewed".
        case mostViewed

        /// The title and the symbol.
        var look: (title: String, symbol: String) {
            switch self {
            case .more: ("More", "ellipsis")
            case .favorites: ("Favourites", "star.fill")
            case .featured: ("Featured", "star.fill")
            case .topRated: ("Top Rated", "star.fill")
            case .recents: ("Recents", "clock.fill")
            case .contacts: ("Contacts", "person.fill")
            case .history: ("History", "clock.fill")
            case .bookmarks: ("Bookmarks", "book.fill")
            case .search: ("Search", "magnifyingglass")
            case .downloads: ("Downloads", "square.and.arrow.down")
            case .mostRecent: ("Most Recent", "clock.fill")
            case .mostViewed: ("Most Viewed", "list.bullet")
            }
        }
    }

    /// The image while the item is selected; nil, the default, for `image`.
    open var selectedImage: UIImage? { didSet { changed() } }
    /// The text of the badge at the image; nil, the default, for no badge.
    open var badgeValue: String? { didSet { changed() } }
    /// The colour of the badge; nil, the default, for red.
    open var badgeColor: UIColor? { didSet { changed() } }
    /// The displacement of the title, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// The appearance of the bar while the item is selected; nil, the default, for that of the bar.
    open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
    /// The appearance of the bar while the item is selected and content is scrolled to its bottom;
    /// nil, the default, for that of the bar.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

    /// Creates an item without content.
    public override init() { super.init() }

    /// Creates an item with a title, an image and a number that identifies it to the program.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Creates an item with a title, and with an image for each state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// Creates an item of the system with a number that identifies it to the program.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let look = systemItem.look
        self.init(title: look.title, image: UIImage(systemName: look.symbol), tag: tag)
    }
}
