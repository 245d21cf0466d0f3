import { Effect } from 'effect'
import { page } from '#domain/content/page/page.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { itemLinkOf, linkedSubjects, type LinkedSubject } from '#domain/rich-text/link.ts'
import { fold, searchWords } from '#domain/content/list/search-text.ts'
import type { Failure } from '#domain/machines/failure.ts'
import type { Accounts } from '#ports/staff/accounts.ts'
import { Contents } from '#ports/content/contents.ts'
import { PictureUploads } from '#ports/content/picture-uploads.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import type { Enquiries } from '#ports/visitor/enquiries.ts'
import type { Profiles } from '#ports/visitor/profiles.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { findIn, resultsPerKind, titleIn } from './search-of.ts'

/** An item that a text can link to. */
export interface LinkTarget {
  readonly subject: LinkedSubject | 'page'
  readonly link: string
  readonly title: string
  readonly isOnSite: boolean
}

interface UploadOutcome {
  /** Called with the fraction sent so far, from 0 to 1. */
  readonly progress: (fraction: number) => void
  readonly done: (address: string) => void
  readonly failed: (failure: Failure) => void
}

/** The requests of the editor of formatted text. */
export interface TextActors {
  readonly upload: (file: File, outcome: UploadOutcome) => void
  /** Finds items by words of their titles; none if the server does not answer. */
  readonly findTargets: (typed: string, found: (targets: ReadonlyArray<LinkTarget>) => void) => void
}

/** Unpublished items are few, so that one page has them. */
const unpublishedSize = 100

export const textActors = (
  bridge: Bridge<PictureUploads | Accounts | Contents | Enquiries | Profiles | Unpublished>,
  language?: string,
): TextActors => {
  const findUnpublished = (typed: string) =>
    Effect.flatMap(Unpublished, (port) =>
      port.list({ subjects: linkedSubjects, size: unpublishedSize }),
    ).pipe(
      Effect.map(({ items }) =>
        items.filter(({ title }) => searchWords(typed).every((word) => fold(title).includes(word))),
      ),
      Effect.orElseSucceed(() => []),
    )
  /** Own pages, which have links by their addresses: these lead on when a page moves. */
  const findPages = (typed: string) =>
    Effect.flatMap(Contents, (port) =>
      port.list(page, { search: typed, size: resultsPerKind }, language && allLanguages),
    ).pipe(
      Effect.map(({ items }) =>
        items.map((own): LinkTarget => {
          const title = titleIn(page, own, language)
          return { subject: 'page', link: own.address, title, isOnSite: true }
        }),
      ),
      // Another back end may have none.
      Effect.orElseSucceed(() => []),
    )
  const targets = bridge.fromRead((typed: string) =>
    Effect.map(
      Effect.all(
        [findIn(language)({ text: typed, kinds: linkedSubjects }), findUnpublished(typed), findPages(typed)],
        { concurrency: 'unbounded' },
      ),
      ([live, unpublished, pages]): ReadonlyArray<LinkTarget> => [
        ...linkedSubjects.flatMap((subject) => {
          const target = (itemId: string, title: string, isOnSite: boolean): LinkTarget => ({
            subject,
            link: itemLinkOf({ subject, itemId }),
            title,
            isOnSite,
          })
          const onSite = live.filter(({ kind }) => kind === subject).flatMap(({ items }) => items)
          const hidden = unpublished.filter((item) => item.subject === subject)
          return [
            ...onSite.map(({ id, title }) => target(id, title, true)),
            ...hidden.map(({ itemId, title }) => target(itemId, title, false)),
          ]
        }),
        ...pages,
      ],
    ),
  )
  return {
    upload: (file, { progress, ...outcome }) =>
      bridge.perform(
        bridge.fromWrite((chosen: File) =>
          Effect.flatMap(PictureUploads, (port) => port.upload(chosen, progress)),
        ),
        file,
        outcome,
      ),
    findTargets: (typed, found) => bridge.perform(targets, typed, { done: found, failed: () => found([]) }),
  }
}
