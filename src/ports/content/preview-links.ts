import { Context, type Effect } from 'effect'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { MadePreviewLink, NewPreviewLink, PreviewLink } from '#domain/publishing/preview-link.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** Links that show drafts to people without an account. A person manages their own; an Admin manages all. */
export class PreviewLinks extends Context.Service<
  PreviewLinks,
  {
    /** The newest first, also those that have ended. */
    list(query?: Omit<ListQuery, 'sort' | 'search'>): Effect.Effect<Page<PreviewLink>, ReadFailure>
    /** Fails with `InputRefused` for what the person's role may not edit. */
    add(link: NewPreviewLink): Effect.Effect<MadePreviewLink, WriteFailure>
    /** Ends a link now. */
    revoke(id: string): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/PreviewLinks') {}
