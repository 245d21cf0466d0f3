import type { Effect } from 'effect'
import type { Blobs } from '#ports/server/files/blobs.ts'
import type { Saves } from '#ports/server/saves.ts'
import type { PagePorts } from '#ui/page-reads.ts'
import type { SharePictures } from '#ports/server/files/share-pictures.ts'
import type { PreviewLinksBackEnd } from './back-end/own-preview-links.ts'
import type { Receipts } from '#ports/visitor/receipts.ts'
import type { VisitorForms } from './api/visitor/visitor-forms.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import type { Handler } from './edge/handler.ts'
import type { StoredAddresses } from './pages/old-addresses.ts'
import type { PreviewBackEnd } from './preview/previews.ts'
import type { Series } from './ops/metrics/exposition.ts'

/** The back end of the pages: this server's own database and API, or another host. */
export interface BackEnd {
  readonly pictures: Handler
  readonly api: Handler
  readonly run: <A, E>(
    effect: Effect.Effect<A, E, PagePorts | VisitorForms | Receipts | SharePictures | Blobs>,
  ) => Promise<A>
  readonly metrics: () => Promise<ReadonlyArray<Series>>
  readonly isReady: () => Promise<boolean>
  /** Scheduled changes, unless another host applies them. */
  readonly publication?: {
    readonly untilDue: () => Promise<number>
    /** Returns what visitors see otherwise now. */
    readonly applyDue: () => Promise<ReadonlyArray<Publishable>>
  }
  /** Previews of the site, unless another host has the drafts. */
  readonly previews?: PreviewBackEnd
  /** Links to previews, unless another host has the drafts. */
  readonly previewLinks?: PreviewLinksBackEnd
  /** Old addresses, unless another host has them. */
  readonly oldAddresses?: StoredAddresses
  /** Saves of other processes, if there may be any. */
  readonly saves?: Saves['Service'] | undefined
  /** How the first Admin signs in, if this start created the account. */
  readonly firstAdmin?: { readonly email: string; readonly password: string | undefined } | undefined
  /** Ends event streams, which would otherwise last forever. */
  readonly endStreams: () => void
  readonly close: () => Promise<void>
}
