/** The server's settings that staff may see; they contain no secret. */
export interface ServerSettings {
  /** The site's public address. */
  readonly address: string
  /** The path prefix of the API. */
  readonly calls: string
  readonly timeZone: string
  /** Whether notification mails are sent. */
  readonly mail: boolean
  /** Whether the mailbox of replies can be read; absent if none is set. */
  readonly mailbox?: 'read' | 'away'
  /** Whether page views are forwarded; otherwise the database counts them. */
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
  /** Forms that one network address may send; `undefined` if not limited. */
  readonly forms?: { readonly most: number; readonly minutes: number }
}

/** Used storage in bytes; `undefined` if unknown. */
export interface Storage {
  readonly database?: number
  readonly files?: number
}
