import { Effect } from 'effect'
import type { MoveTarget } from '#domain/content/list/arrangement.ts'
import {
  contentTypes,
  type AnyContentType,
  type ContentInput,
  type ContentTypeName,
} from '#domain/content/content-types.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { homePageId, isContentTypeName } from '#domain/history/subject.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import type { CurrentItem, Outcome } from '#domain/publishing/apply-draft.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import { inputOf, storedState } from '#domain/publishing/stored-state.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Unpublished } from '#ports/content/unpublished.ts'

/** An item as it is now. */
export interface PublishableItem extends CurrentItem {
  /** 0 if there is none. */
  readonly version: number
}

type Applied = Extract<Outcome, { readonly kind: 'add' | 'update' | 'publishAgain' | 'unpublish' }>

const absent: PublishableItem = { state: 'absent', fields: null, version: 0 }

/** Reads and writes whatever can be drafted, through the ports of its content type or of the home page. */
export const publishableItems = Effect.gen(function* () {
  const contents = yield* Contents
  const homePage = yield* HomePageDetails
  const unpublished = yield* Unpublished

  const contentItem = Effect.fnUntraced(function* (ref: ItemRef<ContentTypeName>) {
    const { subject, itemId } = ref
    const itemIn = (state: CurrentItem['state'], item: { readonly version: number }): PublishableItem => ({
      state,
      fields: storedState(subject, item),
      version: item.version,
    })
    return yield* contents.get(contentTypes[subject], itemId, allLanguages).pipe(
      Effect.map((item) => itemIn('live', item)),
      Effect.catchTag('ItemNotFound', () =>
        Effect.map(unpublished.get(ref), ({ item }) => itemIn('unpublished', item)),
      ),
      Effect.catchTag('ItemNotFound', () => Effect.succeed(absent)),
    )
  })

  const current = ({ subject, itemId }: ItemRef<Publishable>) => {
    if (itemId === '') return Effect.succeed(absent)
    if (subject !== 'homePage') return contentItem({ subject, itemId })
    return Effect.map(homePage.get(allLanguages), (details): PublishableItem => ({
      state: 'live',
      fields: storedState(subject, details),
      version: details.version ?? 0,
    }))
  }

  const addItem = Effect.fnUntraced(function* (
    subject: ContentTypeName,
    fields: Snapshot,
    place?: MoveTarget,
  ) {
    const contentType = contentTypes[subject]
    // The draft was decoded by the schema of its content type.
    const { id } = yield* contents.add(contentType, inputOf(fields) as ContentInput<AnyContentType>)
    if (place !== undefined && contentType.listing.order !== 'newest')
      yield* contents.move(contentType, id, place)
    return id
  })

  /** Writes what applying a draft to the fields before has decided; returns the id of the item. */
  const write = Effect.fnUntraced(function* (
    { subject, itemId }: ItemRef<Publishable>,
    outcome: Applied,
    before: Snapshot,
    place?: MoveTarget,
  ) {
    if (!isContentTypeName(subject)) {
      if ('fields' in outcome) yield* homePage.update(inputOf(outcome.fields, before))
      return homePageId
    }
    const ref = { subject, itemId }
    if (outcome.kind === 'unpublish') {
      yield* unpublished.unpublish(ref)
      return itemId
    }
    if (outcome.kind === 'add') return yield* addItem(subject, outcome.fields, place)
    if (outcome.kind === 'publishAgain')
      yield* unpublished.publish(ref, { unchecked: true, ...(place !== undefined && { place }) })
    yield* contents.update(contentTypes[subject], itemId, inputOf(outcome.fields, before))
    return itemId
  })

  return { current, write }
})
