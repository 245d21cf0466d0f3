import { Effect } from 'effect'
import { contentTypes } from '#domain/content/content-types.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import { pageOfItem } from '#domain/publishing/page-of-item.ts'
import { permittedScope } from '#domain/publishing/preview-link.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { PreviewSecrets, type FoundPreviewLink } from '#ports/server/publishing/preview-secrets.ts'
import type { PreviewScope } from './preview-access.ts'

/** A preview link that a visitor has opened. */
export interface OpenedLink {
  readonly id: string
  readonly moment: string
  /** The public path of the page that it opens. */
  readonly page: string
}

const cookie = 'preview'

/** The cookie with the secret of a link, sent only to the addresses of that link. */
export const linkCookie = (id: string, secret: string, isSecure: boolean): string =>
  `${cookie}=${secret}; Path=/preview/${id}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`

const secretIn = (cookies = '') => new RegExp(`(?:^|;) *${cookie}=([\\w-]{22})(?:;|$)`).exec(cookies)?.[1]

/** The fields of a live item; none of a new or an unpublished one. */
const liveFields = ({ subject, itemId }: ItemRef<Publishable>) =>
  subject === 'homePage'
    ? Effect.succeed({})
    : Contents.use(({ get }) => get(contentTypes[subject], itemId)).pipe(
        Effect.catchTag('ItemNotFound', () => Effect.succeed({})),
      )

/** The scope and first page of a link; `undefined` if its maker may no longer edit them, or its draft is gone. */
const shownBy = Effect.fnUntraced(function* ({ scope, role, moment, until }: FoundPreviewLink) {
  const permitted = permittedScope(scope, role)
  if (permitted === undefined) return undefined
  const { subjects, only } = permitted
  const shown: PreviewScope = { ...permitted, moments: moment, until }
  const [subject] = subjects
  if (only === undefined)
    return { ...shown, page: subjects.length === 1 && subject ? pageOfItem({ subject, itemId: '' }) : '/' }
  if (!('draftId' in only)) return { ...shown, page: pageOfItem(only, yield* liveFields(only)) }
  const draft = yield* Drafts.use(({ get }) => get(only.draftId)).pipe(
    Effect.catchTag('ItemNotFound', () => Effect.succeed(undefined)),
  )
  if (draft === undefined || draft.state === 'discarded' || !subjects.includes(draft.subject))
    return undefined
  return { ...shown, page: pageOfItem({ ...draft, draftId: draft.id }, draft.fields) }
})

/** The scope of link `n` for a request with its secret in a cookie; `undefined` without access. */
export const linkAccess = Effect.fnUntraced(function* (cookies: string | undefined, n: string) {
  const secret = secretIn(cookies)
  const link = secret === undefined ? undefined : yield* PreviewSecrets.use(({ find }) => find(secret))
  return link === undefined || link.id !== n ? undefined : yield* shownBy(link)
})

/** Opens a link by its secret; `undefined` if the secret is wrong or the link shows nothing any more. */
export const openLink = Effect.fnUntraced(function* (secret: string) {
  const link = yield* PreviewSecrets.use(({ open }) => open(secret))
  const shown = link && (yield* shownBy(link))
  if (link === undefined || shown === undefined) return undefined
  const opened: OpenedLink = { id: link.id, moment: link.moment, page: shown.page }
  return opened
})
