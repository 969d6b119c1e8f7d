// Foundation's models of `twitter.json`, with the spelling of the document, so that no keys are
// converted.

public struct SearchResultCodable: Codable {
  public var statuses: [StatusCodable]
  public var search_metadata: SearchMetadataCodable
}

public struct SearchMetadataCodable: Codable {
  public var completed_in: Double
  public var max_id: UInt64
  public var max_id_str: String
  public var next_results: String
  public var query: String
  public var refresh_url: String
  public var count: Int
  public var since_id: UInt64
  public var since_id_str: String
}

public struct StatusCodable: Codable {
  public var metadata: StatusMetadataCodable
  public var created_at: String
  public var id: UInt64
  public var id_str: String
  public var text: String
  public var source: String
  public var truncated: Bool
  public var in_reply_to_status_id: UInt64?
  public var in_reply_to_status_id_str: String?
  public var in_reply_to_user_id: UInt64?
  public var in_reply_to_user_id_str: String?
  public var in_reply_to_screen_name: String?
  public var user: TwitterUserCodable
  public var retweeted_status: RetweetCodable?
  public var retweet_count: Int
  public var favorite_count: Int
  public var entities: StatusEntitiesCodable
  public var favorited: Bool
  public var retweeted: Bool
  public var possibly_sensitive: Bool?
  public var lang: String
}

public struct RetweetCodable: Codable {
  public var metadata: StatusMetadataCodable
  public var created_at: String
  public var id: UInt64
  public var id_str: String
  public var text: String
  public var source: String
  public var truncated: Bool
  public var in_reply_to_status_id: UInt64?
  public var in_reply_to_status_id_str: String?
  public var in_reply_to_user_id: UInt64?
  public var in_reply_to_user_id_str: String?
  public var in_reply_to_screen_name: String?
  public var user: TwitterUserCodable
  public var retweet_count: Int
  public var favorite_count: Int
  public var entities: StatusEntitiesCodable
  public var favorited: Bool
  public var retweeted: Bool
  public var possibly_sensitive: Bool?
  public var lang: String
}

public struct StatusMetadataCodable: Codable {
  public var result_type: String
  public var iso_language_code: String
}

public struct TwitterUserCodable: Codable {
  public var id: UInt64
  public var id_str: String
  public var name: String
  public var screen_name: String
  public var location: String
  public var description: String
  public var url: String?
  public var entities: UserEntitiesCodable
  public var protected: Bool
  public var followers_count: Int
  public var friends_count: Int
  public var listed_count: Int
  public var created_at: String
  public var favourites_count: Int
  public var utc_offset: Int?
  public var time_zone: String?
  public var geo_enabled: Bool
  public var verified: Bool
  public var statuses_count: Int
  public var lang: String
  public var contributors_enabled: Bool
  public var is_translator: Bool
  public var is_translation_enabled: Bool
  public var profile_background_color: String
  public var profile_background_image_url: String
  public var profile_background_image_url_https: String
  public var profile_background_tile: Bool
  public var profile_image_url: String
  public var profile_image_url_https: String
  public var profile_banner_url: String?
  public var profile_link_color: String
  public var profile_sidebar_border_color: String
  public var profile_sidebar_fill_color: String
  public var profile_text_color: String
  public var profile_use_background_image: Bool
  public var default_profile: Bool
  public var default_profile_image: Bool
  public var following: Bool
  public var follow_request_sent: Bool
  public var notifications: Bool
}

public struct UserEntitiesCodable: Codable {
  public var url: LinkListCodable?
  public var description: LinkListCodable
}

public struct LinkListCodable: Codable {
  public var urls: [LinkCodable]
}

public struct LinkCodable: Codable {
  public var url: String
  public var expanded_url: String
  public var display_url: String
  public var indices: [Int]
}

public struct StatusEntitiesCodable: Codable {
  public var hashtags: [HashtagCodable]
  public var symbols: [HashtagCodable]
  public var urls: [LinkCodable]
  public var user_mentions: [UserMentionCodable]
  public var media: [MediumCodable]?
}

public struct HashtagCodable: Codable {
  public var text: String
  public var indices: [Int]
}

public struct UserMentionCodable: Codable {
  public var screen_name: String
  public var name: String
  public var id: UInt64
  public var id_str: String
  public var indices: [Int]
}

public struct MediumCodable: Codable {
  public var id: UInt64
  public var id_str: String
  public var indices: [Int]
  public var media_url: String
  public var media_url_https: String
  public var url: String
  public var display_url: String
  public var expanded_url: String
  public var type: String
  public var sizes: MediumSizesCodable
  public var source_status_id: UInt64?
  public var source_status_id_str: String?
}

public struct MediumSizesCodable: Codable {
  public var medium: MediumSizeCodable
  public var small: MediumSizeCodable
  public var thumb: MediumSizeCodable
  public var large: MediumSizeCodable
}

public struct MediumSizeCodable: Codable {
  public var w: Int
  public var h: Int
  public var resize: String
}
