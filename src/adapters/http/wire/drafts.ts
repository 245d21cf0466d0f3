import { contentTypes } from '#domain/content/content-types.ts'
import type { MoveTarget } from '#domain/content/list/arrangement.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { isContentTypeName } from '#domain/history/subject.ts'
import {
  draftActions,
  draftStates,
  publishables,
  type DraftDetails,
  type DraftInput,
  type ListedDraft,
  type Publishable,
} from '#domain/publishing/draft.ts'
import { reviewStates, type Review } from '#domain/publishing/review.ts'
import { sentencesOf } from '../client/refusal.ts'
import { countIn, elementsIn, objectIn, textIn } from './decode.ts'
import { pathFromWire, pathToWire, sentencesFromWire, sentencesToWire, type FieldValues } from './renaming.ts'
import { translatedTitlesIn } from './translated-titles.ts'
import { fieldsFromWire, fieldsToWire, wholeFromWire, wireOf } from './wire.ts'

/** The wire names of what is drafted; those of the home page are the same. */
export const draftWireOf = (subject: Publishable) =>
  isContentTypeName(subject) ? wireOf(contentTypes[subject]) : {}

const snapshotToWire = (subject: Publishable, snapshot: Snapshot): FieldValues =>
  isContentTypeName(subject) ? fieldsToWire(contentTypes[subject], snapshot) : snapshot

const snapshotFromWire = (subject: Publishable, body: FieldValues): Snapshot => {
  if (!isContentTypeName(subject) || Object.keys(body).length === 0) return body
  return wholeFromWire(contentTypes[subject], body)
}

/** Encodes what a person sends. */
export const draftInputToWire = <Input extends DraftInput>(subject: Publishable, input: Input) => ({
  ...input,
  ...(input.fields && { fields: snapshotToWire(subject, input.fields) }),
})

/** Stored instants have milliseconds, and are compared as texts. */
const inStoredForm = (instant: string) => instant.replace(/(:\d\d)Z$/u, '$1.000Z')

/** Decodes what a person sends; values are not validated. */
export const draftInputFromWire = <Input extends DraftInput>(subject: Publishable, input: Input): Input => ({
  ...input,
  ...(input.dueAt !== undefined && { dueAt: inStoredForm(input.dueAt) }),
  ...(input.revertAt !== undefined && { revertAt: inStoredForm(input.revertAt) }),
  ...(input.fields &&
    isContentTypeName(subject) && { fields: fieldsFromWire(contentTypes[subject], input.fields) }),
})

/** Encodes a draft for a response. */
export const draftToWire = ({ base, fields, changes, conflicts, errors, item, ...draft }: DraftDetails) => {
  const { subject, itemId } = draft
  const names = draftWireOf(subject)
  return {
    ...draft,
    base: base && snapshotToWire(subject, base),
    fields: snapshotToWire(subject, fields),
    changes: changes.map((path) => pathToWire(names, path)),
    conflicts: conflicts.map((path) => pathToWire(names, path)),
    errors: sentencesToWire(names, errors),
    item: item && { id: itemId, ...snapshotToWire(subject, item), version: item.version },
  }
}

/** Decodes a draft of a response. */
export const draftFromWire = (value: unknown): DraftDetails => {
  const listed = listedDraftFromWire(value)
  const { subject } = listed
  const { base, fields, changes, conflicts, errors, item, place } = objectIn(value, 'draft')
  const names = draftWireOf(subject)
  const paths = (list: unknown, name: string) =>
    elementsIn(list, name).map((path) => pathFromWire(names, textIn(path, name)))
  return {
    ...listed,
    ...placeIn(place),
    base: base === null ? null : snapshotFromWire(subject, objectIn(base, 'base')),
    fields: snapshotFromWire(subject, objectIn(fields, 'fields')),
    changes: paths(changes, 'changes'),
    conflicts: paths(conflicts, 'conflicts'),
    errors: sentencesFromWire(names, sentencesOf(errors)),
    item: item === null ? null : liveIn(subject, objectIn(item, 'item')),
  }
}

const liveIn = (subject: Publishable, { id: _, version, ...fields }: FieldValues) => ({
  ...snapshotFromWire(subject, fields),
  version: countIn(version, 'item.version'),
})

const placeIn = (place: unknown): { readonly place?: MoveTarget } => {
  if (place === undefined) return {}
  return { place: place === 'last' ? place : countIn(place, 'place') }
}

const oneOf = <Known extends string>(known: ReadonlyArray<Known>, value: unknown, name: string): Known => {
  const found = known.find((each) => each === value)
  if (found === undefined) throw new Error(`${name} is unknown`)
  return found
}

export const publishableIn = (value: unknown): Publishable => oneOf(publishables, value, 'subject')

/** Decodes which item was published. */
export const itemRefIn = (value: unknown): ItemRef<Publishable> => {
  const { subject, itemId } = objectIn(value, 'item')
  return { subject: publishableIn(subject), itemId: textIn(itemId, 'itemId') }
}

/** Decodes a draft as lists have it. */
export const listedDraftFromWire = (value: unknown): ListedDraft => {
  const body = objectIn(value, 'draft')
  const text = (name: string) => textIn(body[name], name)
  return {
    id: text('id'),
    subject: publishableIn(body['subject']),
    itemId: text('itemId'),
    action: oneOf(draftActions, body['action'], 'action'),
    ...translatedTitlesIn(body),
    dueAt: text('dueAt'),
    revertAt: text('revertAt'),
    revertsId: text('revertsId'),
    release: text('release'),
    state: oneOf(draftStates, body['state'], 'state'),
    reason: text('reason'),
    author: authorIn(body['author'], 'author'),
    version: countIn(body['version'], 'version'),
    createdAt: text('createdAt'),
    updatedAt: text('updatedAt'),
    ...reviewFromWire(body),
  }
}

const reviewFromWire = ({ review, reviewNote, reviewBy }: FieldValues): Partial<Review> => {
  // Another back end may lack reviews.
  if (review === undefined) return {}
  return {
    review: oneOf(reviewStates, review, 'review'),
    reviewNote: textIn(reviewNote, 'reviewNote'),
    reviewBy: authorIn(reviewBy, 'reviewBy'),
  }
}

const authorIn = (value: unknown, name: string) => {
  const author = objectIn(value, name)
  return { id: textIn(author['id'], `${name}.id`), name: textIn(author['name'], `${name}.name`) }
}
