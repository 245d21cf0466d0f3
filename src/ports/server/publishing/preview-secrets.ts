import { Context, type Effect } from 'effect'
import type { PreviewLink } from '#domain/publishing/preview-link.ts'
import type { Role } from '#domain/access/role.ts'
import type { ReadFailure } from '../../failures.ts'

/** A valid link with the current role of its maker. */
export interface FoundPreviewLink extends PreviewLink {
  readonly role: Role
}

/** Finds preview links by their secrets. */
export class PreviewSecrets extends Context.Service<
  PreviewSecrets,
  {
    /**
     * The link of a secret; `undefined` if it is unknown, has ended, or its maker lacks a required second factor.
     */
    find(secret: string): Effect.Effect<FoundPreviewLink | undefined, ReadFailure>
    /** Finds it and records that it was opened. Wrong secrets are throttled by network address. */
    open(secret: string): Effect.Effect<FoundPreviewLink | undefined, ReadFailure>
  }
>()('sahilan/ports/PreviewSecrets') {}
