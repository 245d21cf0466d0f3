import { trimmedTexts } from '../../language/trimmed-texts.ts'
import { sourceHash } from '../../language/source-hash.ts'
import { isText } from '../../language/translated-fields.ts'
import { isPlainObject, isSame, type Parts } from './is-same.ts'

/** A group as it was read, as this person has changed it, and as someone else has saved it since. */
interface GroupVersions {
  readonly base: Parts
  readonly mine: Parts
  readonly theirs: Parts
}

/** What a merged group says of its translations, beside the values of both versions. */
export type TranslationRule = (versions: GroupVersions, merged: Parts) => Parts

/** Whether the merge has changed my text, or will if I choose theirs. */
const mayChange = ({ base, mine, theirs }: GroupVersions, merged: Parts, field: string): boolean =>
  !isSame(mine[field], merged[field]) ||
  (!isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]))

/** A form names what its translations were made from, and which ones are still right. */
export const inForm: TranslationRule = (versions, merged) => ({
  ...madeFrom(versions, merged),
  ...stillConfirmed(versions, merged),
})

/**
 * The source hashes of translations that I typed or confirmed beside a default text which the other person has changed:
 * they were made from the text that I saw.
 */
const madeFrom = (versions: GroupVersions, merged: Parts): { readonly madeFrom?: Parts } => {
  const { mine } = versions
  const sources = Object.entries(partsIn(mine['translations'])).flatMap(([tag, texts]) => {
    const confirmed = confirmedIn(versions, tag)
    const hashes = Object.keys(partsIn(texts)).flatMap((field) => {
      const seen = mine[field]
      const isMine = hasChanged(versions, 'mine', tag, field) || confirmed.includes(field)
      const isElse = isText(seen) && isMine && mayChange(versions, merged, field)
      return isElse ? [[field, sourceHash(trimmedTexts(seen))] as const] : []
    })
    return hashes.length === 0 ? [] : [[tag, Object.fromEntries(hashes)] as const]
  })
  // One of an earlier merge names the text that the translation was typed beside.
  const known = partsIn(mine['madeFrom'])
  const all = sources.map(([tag, hashes]) => [tag, { ...hashes, ...partsIn(known[tag]) }] as const)
  return all.length === 0 ? {} : { madeFrom: { ...known, ...Object.fromEntries(all) } }
}

/** Drops my confirmations of translations whose default text the other person has changed. */
const stillConfirmed = (versions: GroupVersions, merged: Parts): { readonly confirmed?: Parts } => {
  const tags = Object.keys(partsIn(versions.mine['confirmed']))
  const still = tags.map((tag) => [
    tag,
    confirmedIn(versions, tag).filter((field) => !mayChange(versions, merged, field)),
  ])
  return tags.length === 0 ? {} : { confirmed: Object.fromEntries(still) }
}

/** The translations that I confirmed, without those that the other person has replaced. */
const confirmedIn = (versions: GroupVersions, tag: string): ReadonlyArray<string> => {
  const confirmed = partsIn(versions.mine['confirmed'])[tag]
  const names: ReadonlyArray<string> = Array.isArray(confirmed) ? confirmed : []
  return names.filter((field) => !hasChanged(versions, 'theirs', tag, field))
}

/**
 * Takes each source hash from the version whose translation was kept. If neither side changed the translation, the hash
 * of the merged default text wins: that side has confirmed it.
 */
export const inStore: TranslationRule = (versions, merged) => {
  const hashOf = (tag: string, field: string, either: unknown) => {
    if (hasChanged(versions, 'mine', tag, field)) return partIn(versions.mine, 'sources', tag, field)
    const theirs = partIn(versions.theirs, 'sources', tag, field)
    const text = merged[field]
    const isOfText = isText(text) && sourceHash(text) === theirs
    return isOfText || hasChanged(versions, 'theirs', tag, field) ? theirs : either
  }
  const sources = Object.entries(partsIn(merged['sources'])).map(([tag, hashes]) => {
    const kept = Object.entries(partsIn(hashes)).map(([field, hash]) => [field, hashOf(tag, field, hash)])
    return [tag, Object.fromEntries(kept)] as const
  })
  return sources.length === 0 ? {} : { sources: Object.fromEntries(sources) }
}

/** Whether one side changed a translation. */
const hasChanged = (versions: GroupVersions, side: 'mine' | 'theirs', tag: string, field: string): boolean =>
  !isSame(
    partIn(versions[side], 'translations', tag, field),
    partIn(versions.base, 'translations', tag, field),
  )

const partIn = (group: Parts, name: string, tag: string, field: string): unknown =>
  partsIn(partsIn(group[name])[tag])[field]

const partsIn = (value: unknown): Parts => (isPlainObject(value) ? value : {})
