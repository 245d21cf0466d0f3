import type { IncomingMessage } from 'node:http'
import type { Publishable } from '#domain/publishing/draft.ts'

/** What a preview may show. */
export interface PreviewScope {
  readonly subjects: ReadonlyArray<Publishable>
  /** The whole site of these subjects, unless given. */
  readonly only?: { readonly subject: Publishable; readonly itemId: string } | { readonly draftId: string }
  /** The only moment that it may show, or any. */
  readonly moments: 'any' | string
  /** Whose preview it is, as the bar says it. */
  readonly label: string
}

/** What the sender of a request may see below `/preview/{n}`; `undefined` for any reason why it may not. */
export type PreviewAccess = (request: IncomingMessage, n: string) => Promise<PreviewScope | undefined>
