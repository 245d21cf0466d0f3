import { Effect } from 'effect'
import type { Contents } from '#ports/content/contents.ts'
import type { Drafts } from '#ports/content/drafts.ts'
import type { PreviewSecrets } from '#ports/server/publishing/preview-secrets.ts'
import { Previews } from '#ports/server/publishing/previews.ts'
import { SiteSearch } from '#ports/visitor/site-search.ts'
import type { Session } from '#ports/staff/sign-in/session.ts'
import type { ApiConfig } from '../api/api-config.ts'
import { withCurrentRequest } from '../edge/request/current-request.ts'
import { linkAccess } from '../preview/link-access.ts'
import type { PagePorts } from '#ui/page-reads.ts'
import type { PreviewBackEnd } from '../preview/previews.ts'
import { staffAccess } from '../preview/staff-access.ts'

interface Runtime {
  readonly runPromise: <A, E>(
    effect: Effect.Effect<A, E, Contents | Drafts | Previews | PreviewSecrets | Session | SiteSearch>,
  ) => Promise<A>
}

/** Previews of this server's own drafts. */
export const ownPreviews = (runtime: Runtime, config: ApiConfig['Service']): PreviewBackEnd => {
  const staff = staffAccess(config)
  return {
    accessOf: (request, n) =>
      runtime.runPromise(
        n === 'me'
          ? withCurrentRequest(staff(request))
          : withCurrentRequest(linkAccess(request.headers.cookie, n)),
      ),
    preview: (drafts, moment, reads) => {
      // The reads of a page are promises; they run in the transaction of the context.
      const inTransaction = Effect.flatMap(Effect.context<PagePorts>(), (context) =>
        Effect.promise(() => reads(Effect.runPromiseWith(context))),
      )
      return runtime.runPromise(
        withCurrentRequest(
          Effect.flatMap(SiteSearch, (search) =>
            Previews.use(({ preview }) =>
              preview(drafts, moment, Effect.provideService(inTransaction, SiteSearch, search)),
            ),
          ),
        ),
      )
    },
  }
}
