import type { Effect } from 'effect'
import type { Blobs } from '#ports/server/blobs.ts'
import type { Contents } from '#ports/content/contents.ts'
import type { HomePageDetails } from '#ports/content/home-page.ts'
import type { Saves } from '#ports/server/saves.ts'
import type { SharePictures } from '#ports/server/share-pictures.ts'
import type { VisitorForms } from './api/visitor/visitor-forms.ts'
import type { Handler } from './edge/handler.ts'
import type { Metric } from './ops/metrics/exposition.ts'

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
