import { Effect } from 'effect'
import type { Contents } from '#ports/content/contents.ts'
import type { Drafts } from '#ports/content/drafts.ts'
import type { PreviewSecrets } from '#ports/server/publishing/preview-secrets.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { withCurrentRequest } from '../edge/request/current-request.ts'
import { logFailure } from '../ops/telemetry/log-failure.ts'
import { openLink } from '../preview/link-access.ts'

interface Runtime {
  readonly runPromise: <A, E>(effect: Effect.Effect<A, E, Contents | Drafts | PreviewSecrets>) => Promise<A>
}

/** The preview links of this server. */
export const ownPreviewLinks = ({ runPromise }: Runtime) => ({
  open: (secret: string, address: string) =>
    runPromise(
      openLink(secret).pipe(
        Effect.tapError(logFailure),
        Effect.result,
        Effect.provideService(OnBehalfOf, { id: '', name: '', address }),
        withCurrentRequest,
      ),
    ),
})

export type PreviewLinksBackEnd = ReturnType<typeof ownPreviewLinks>
