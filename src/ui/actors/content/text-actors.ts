import { Effect } from 'effect'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { linkedSubjects, type LinkedSubject } from '#domain/rich-text/link.ts'
import { fold, searchWords } from '#domain/content/list/search-text.ts'
import type { Failure } from '#domain/machines/failure.ts'
import type { Accounts } from '#ports/staff/accounts.ts'
import type { Contents } from '#ports/content/contents.ts'
import { PictureUploads } from '#ports/content/picture-uploads.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import type { Enquiries } from '#ports/visitor/enquiries.ts'
import type { Profiles } from '#ports/visitor/profiles.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { findIn } from './search-of.ts'

/** An item that a text can link to. */
export interface LinkTarget extends ItemRef<LinkedSubject> {
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
  const targets = bridge.fromRead((typed: string) =>
    Effect.map(
      Effect.all([findIn(language)({ text: typed, kinds: linkedSubjects }), findUnpublished(typed)], {
        concurrency: 'unbounded',
      }),
      ([live, unpublished]): ReadonlyArray<LinkTarget> =>
        linkedSubjects.flatMap((subject) => [
          ...live
            .filter(({ kind }) => kind === subject)
            .flatMap(({ items }) => items)
            .map(({ id, title }) => ({ subject, itemId: id, title, isOnSite: true })),
          ...unpublished
            .filter((item) => item.subject === subject)
            .map(({ itemId, title }) => ({ subject, itemId, title, isOnSite: false })),
        ]),
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
