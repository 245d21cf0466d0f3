/** How this site is run, as far as staff may see it; a secret is only set or not. */
export interface Settings {
  /** Where visitors find the site. */
  readonly address: string
  /** Below the address, in front of every call. */
  readonly calls: string
  readonly timeZone: string
  /** Whether notification mails are sent; otherwise what arrives is in the inbox only. */
  readonly mail: boolean
  /** Whether page views are passed on; otherwise they are counted in the database. */
  readonly analytics: boolean
  readonly database: 'embedded' | 'server'
  readonly files: 'folder' | 'object store'
  readonly limits: Limits
  readonly storage: Storage
}

/** Sizes in bytes. */
export interface Limits {
  readonly picture: number
  readonly resume: number
  /** Accepted forms of visitors from one address; nothing where they are not limited. */
  readonly forms?: { readonly most: number; readonly minutes: number }
}

/** What is used, in bytes, as far as this server can tell. */
export interface Storage {
  readonly database?: number
  readonly files?: number
}
