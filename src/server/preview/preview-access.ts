import type { IncomingMessage } from 'node:http'
import type { PreviewedDrafts, PreviewMoment } from '#domain/publishing/preview.ts'

/** The drafts and times that a preview may show, and its viewer. */
export interface PreviewScope extends PreviewedDrafts {
  /** The only moment that it may show, or `any`. */
  readonly moments: PreviewMoment
  /** When the link ends (ISO 8601); empty for staff's own previews. */
  readonly until: string
  /** The viewer, if several people use the same address; the rate limit counts each of them. */
  readonly person?: string
}

/** Returns the scope of a request below `/preview/{n}`; `undefined` without access. */
export type PreviewAccess = (request: IncomingMessage, n: string) => Promise<PreviewScope | undefined>
