import type { Effect } from 'effect'
import type { Blobs } from '#ports/blobs.ts'
import type { Contents } from '#ports/contents.ts'
import type { HomePageDetails } from '#ports/home-page.ts'
import type { Saves } from '#ports/saves.ts'
import type { SharePictures } from '#ports/share-pictures.ts'
import type { VisitorForms } from './forms/visitor-forms.ts'
import type { Handler } from './http/handler.ts'
import type { Metric } from './metrics/exposition.ts'

/** What stands behind the pages: this server's own store and calls, or another host's. */
export interface BackEnd {
  readonly pictures: Handler
  readonly calls: Handler
  /** Reads for the pages, takes their forms, and draws what they are shared with. */
  readonly run: <A, E>(
    effect: Effect.Effect<A, E, Contents | HomePageDetails | VisitorForms | SharePictures | Blobs>,
  ) => Promise<A>
  /** Of what only this store knows. */
  readonly metrics: () => Promise<ReadonlyArray<Metric>>
  readonly isReady: () => Promise<boolean>
  /** What other processes save beside this one, where there may be others. */
  readonly saves?: Saves['Service'] | undefined
  /** How the first Admin signs in, where this start has made them. */
  readonly firstAdmin?: { readonly email: string; readonly password: string | undefined } | undefined
  /** Ends the answers that would otherwise go on for ever. */
  readonly endStreams: () => void
  readonly close: () => Promise<void>
}
