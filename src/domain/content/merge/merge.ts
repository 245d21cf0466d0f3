import { isRichText } from '../../rich-text/is-rich-text.ts'
import { mergeBodies } from '../../rich-text/merge-bodies.ts'
import { isPlainObject, isSame, type Parts } from './is-same.ts'
import { inForm, type TranslationRule } from './made-from.ts'
import { mergeEntries, type MergedEntry } from './merge-entries.ts'

/** A form as it was read, as this person has changed it, and as someone else has saved it since. */
export interface Versions<Values> {
  readonly base: Values
  readonly mine: Values
  readonly theirs: Values
}

/** A field that the other person changed, by its path, such as `site.contact.phone`. */
export interface MergeDifference {
  readonly field: string
  /** `undefined` for a list entry that this side has removed or never had. */
  readonly mine: unknown
  readonly theirs: unknown
  /** Whether both sides changed the field to different values, so that one has to be chosen. */
  readonly collides: boolean
  /** Set on a list that has the entries of both. */
  readonly holdsBoth?: true
}

export interface Merge<Values> {
  /** The changes of both; where they collide, mine until theirs is chosen. */
  readonly values: Values
  readonly differences: ReadonlyArray<MergeDifference>
}

/**
 * Merges two changes field by field, through groups and lists of groups; any other list is one value.
 * @param rule Says what the translations of each group were made from; that of a form by default.
 */
export const merge = <Values extends object>(
  versions: Versions<Values>,
  rule: TranslationRule = inForm,
): Merge<Values> => {
  const { value, differences } = mergeAt('', versions, rule)
  // Each field has the value of one of the versions.
  return { values: value as Values, differences }
}

interface Merged {
  readonly value: unknown
  readonly differences: ReadonlyArray<MergeDifference>
}

function mergeAt(field: string, { base, mine, theirs }: Versions<unknown>, rule: TranslationRule): Merged {
  if ([base, mine, theirs].some(isRichText)) return mergeRichText(field, { base, mine, theirs })
  const groups = groupsOf({ base, mine, theirs })
  if (groups !== undefined) return mergeGroups(field, groups, rule)
  if (isSame(theirs, base) || isSame(theirs, mine)) return { value: mine, differences: [] }
  const collides = !isSame(mine, base)
  const entries = collides ? entriesOf(base, mine, theirs) : undefined
  if (entries === undefined)
    return { value: collides ? mine : theirs, differences: [{ field, mine, theirs, collides }] }
  const merged = entries.map((entry, at) => mergeEntry(`${field}.${at}`, entry, rule))
  const whole: MergeDifference = { field, mine, theirs, collides: false, holdsBoth: true }
  return {
    value: merged.map(({ value }) => value),
    differences: [whole, ...merged.flatMap(({ differences }) => differences)],
  }
}

function mergeRichText(field: string, { base, mine, theirs }: Versions<unknown>): Merged {
  if (isSame(theirs, base) || isSame(theirs, mine)) return { value: mine, differences: [] }
  if (isSame(mine, base)) return { value: theirs, differences: [{ field, mine, theirs, collides: false }] }
  if (!isRichText(base) || !isRichText(mine) || !isRichText(theirs))
    return { value: mine, differences: [{ field, mine, theirs, collides: true }] }
  const { collides, ...sides } = mergeBodies(base, mine, theirs)
  return { value: sides.mine, differences: [{ field, ...sides, collides }] }
}

function mergeGroups(field: string, versions: Versions<Parts>, rule: TranslationRule): Merged {
  const { base, mine, theirs } = versions
  const parts = Object.keys({ ...theirs, ...mine }).map((name) => {
    const way = field === '' ? name : `${field}.${name}`
    const of = { base: base[name], mine: mine[name], theirs: theirs[name] }
    return [name, mergeAt(way, of, rule)] as const
  })
  const value = Object.fromEntries(parts.map(([name, part]) => [name, part.value]))
  return {
    value: { ...value, ...rule(versions, value) },
    differences: parts.flatMap(([, part]) => part.differences),
  }
}

/** The versions of a group. One may lack it: the translations of an item that had none. */
const groupsOf = (versions: Versions<unknown>): Versions<Parts> | undefined => {
  if (!Object.values(versions).some(isPlainObject)) return undefined
  const { base = {}, mine = {}, theirs = {} } = versions
  return isPlainObject(base) && isPlainObject(mine) && isPlainObject(theirs)
    ? { base, mine, theirs }
    : undefined
}

const isListOfGroups = (value: unknown): value is ReadonlyArray<unknown> =>
  Array.isArray(value) && value.every(isPlainObject)

const entriesOf = (base: unknown, mine: unknown, theirs: unknown) =>
  isListOfGroups(base) && isListOfGroups(mine) && isListOfGroups(theirs)
    ? mergeEntries(base, mine, theirs)
    : undefined

function mergeEntry(field: string, { base, mine, theirs }: MergedEntry, rule: TranslationRule): Merged {
  if (mine && theirs) return mergeAt(field, { base, mine: mine.value, theirs: theirs.value }, rule)
  const sides = { field, mine: mine?.value, theirs: theirs?.value }
  if (base !== undefined)
    return { value: sides.mine ?? sides.theirs, differences: [{ ...sides, collides: true }] }
  return mine
    ? { value: mine.value, differences: [] }
    : { value: sides.theirs, differences: [{ ...sides, collides: false }] }
}
