import type { IncomingMessage } from 'node:http'
import type { PreviewedDrafts, PreviewMoment } from '#domain/publishing/preview.ts'

/** What a preview may show, and to whom. */
export interface PreviewScope extends PreviewedDrafts {
  /** The only moment that it may show, or `any`. */
  readonly moments: PreviewMoment
  /** Whose preview it is, as the bar says it; empty for one's own. */
  readonly label: string
  /** Who looks, if several people have the same address; their pages are counted apart. */
  readonly person?: string
}

/** What the sender of a request may see below `/preview/{n}`; `undefined` for any reason why it may not. */
export type PreviewAccess = (request: IncomingMessage, n: string) => Promise<PreviewScope | undefined>
