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

/** A link that was opened. */
export interface OpenedLink {
  readonly id: string
  readonly moment: string
  /** The public path of what it shows. */
  readonly page: string
}

const cookie = 'preview'

/** Holds the secret below the addresses of one link only. */
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

/** What a link shows now; `undefined` if its maker may not edit that any more, or if its draft is gone. */
const shownBy = Effect.fnUntraced(function* ({ scope, role, moment, label }: FoundPreviewLink) {
  const permitted = permittedScope(scope, role)
  if (permitted === undefined) return undefined
  const { subjects, only } = permitted
  const shown: PreviewScope = { ...permitted, moments: moment, label }
  const [subject] = subjects
  if (only === undefined)
    return { ...shown, page: subjects.length === 1 && subject ? pageOfItem({ subject, itemId: '' }) : '/' }
  if (!('draftId' in only)) return { ...shown, page: pageOfItem(only, yield* liveFields(only)) }
  const draft = yield* Drafts.use(({ get }) => get(only.draftId)).pipe(
    Effect.catchTag('ItemNotFound', () => Effect.succeed(undefined)),
  )
  if (draft === undefined || draft.state === 'discarded' || !subjects.includes(draft.subject))
    return undefined
  return { ...shown, page: pageOfItem(draft, draft.fields) }
})

/** What the sender of a request may see of link `n`, by the secret in its cookies. */
export const linkAccess = Effect.fnUntraced(function* (cookies: string | undefined, n: string) {
  const secret = secretIn(cookies)
  const link = secret === undefined ? undefined : yield* PreviewSecrets.use(({ find }) => find(secret))
  return link === undefined || link.id !== n ? undefined : yield* shownBy(link)
})

/** Opens a link by its secret; `undefined` for any reason why it shows nothing. */
export const openLink = Effect.fnUntraced(function* (secret: string) {
  const link = yield* PreviewSecrets.use(({ open }) => open(secret))
  const shown = link && (yield* shownBy(link))
  if (link === undefined || shown === undefined) return undefined
  const opened: OpenedLink = { id: link.id, moment: link.moment, page: shown.page }
  return opened
})
