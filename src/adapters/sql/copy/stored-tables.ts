/**
 * All copied tables with their primary keys, referenced tables first; mails have owners. Triggers fill the search
 * indexes and `filledTables`.
 */
export const storedTables = {
  pages: ['id'],
  brands: ['id'],
  sliders: ['id'],
  history_slides: ['id'],
  news_articles: ['id'],
  team_members: ['id'],
  portfolio_items: ['id'],
  careers: ['id'],
  home_page: ['id'],
  languages: ['tag'],
  translated_texts: ['id'],
  pictures: ['address'],
  picture_uses: ['address', 'state', 'subject', 'item_id'],
  library_pictures: ['id'],
  links: ['subject', 'item_id', 'field', 'target'],
  outside_links: ['target'],
  page_views: ['day', 'path'],
  failed_searches: ['id'],
  accounts: ['id'],
  enquiries: ['id'],
  profiles: ['id'],
  mail_messages: ['id'],
  mail_codes: ['code_hash'],
  merged_enquiries: ['id'],
  reply_templates: ['id'],
  notifications: ['id'],
  doubtful_resumes: ['key'],
  answered_calls: ['call', 'key'],
  second_factor_roles: ['role'],
  sessions: ['session_id'],
  password_resets: ['token_hash'],
  sign_in_tries: ['id'],
  passkeys: ['id'],
  api_tokens: ['id'],
  webhooks: ['id'],
  webhook_deliveries: ['id'],
  redirects: ['id'],
  redirect_visits: ['redirect_id', 'day'],
  missing_paths: ['id'],
  preview_links: ['id'],
  desk: ['id'],
  saved_views: ['id'],
  drafts: ['id'],
  unpublished: ['id'],
  trash: ['id'],
  activities: ['id'],
  activity_pictures: ['address', 'activity_id'],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

/** Short-lived state that running processes share; it is not copied. */
export const transientTables = [
  'accepted_forms',
  'conditions',
  'leases',
  'mail_writing',
  'passkey_challenges',
  'provider_sign_ins',
  'saves',
] as const

/** Filled by triggers. */
export const filledTables = ['counters', 'mail_tags'] as const

export type StoredTable = keyof typeof storedTables
