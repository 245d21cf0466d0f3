/** Every table with what makes its rows one of a kind; what is referred to comes first. Search and counters follow from them. */
export const storedTables = {
  brands: ['id'],
  sliders: ['id'],
  history_slides: ['id'],
  news_articles: ['id'],
  team_members: ['id'],
  portfolio_items: ['id'],
  careers: ['id'],
  home_page: ['id'],
  pictures: ['address'],
  page_views: ['day', 'path'],
  enquiries: ['id'],
  profiles: ['id'],
  notifications: ['id'],
  doubtful_resumes: ['key'],
  answered_calls: ['call', 'key'],
  accounts: ['id'],
  second_factor_roles: ['role'],
  sessions: ['session_id'],
  password_resets: ['token_hash'],
  sign_in_tries: ['id'],
  trash: ['id'],
  activities: ['id'],
  activity_pictures: ['address', 'activity_id'],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

/** What processes that run at the same time have in common for a while; no copy needs it. */
export const passingTables = ['accepted_forms', 'conditions', 'leases', 'saves'] as const

export type StoredTable = keyof typeof storedTables
