import { trimmedTexts } from '../../language/trimmed-texts.ts'
import { sourceHash } from '../../language/source-hash.ts'
import { isText } from '../../language/translated-fields.ts'
import { isPlainObject, isSame, type Parts } from './is-same.ts'

interface GroupVersions {
  readonly base: Parts
  readonly mine: Parts
  readonly theirs: Parts
}

/** Whether the merge has changed my text, or will if I choose theirs. */
const mayChange = ({ base, mine, theirs }: GroupVersions, merged: Parts, field: string): boolean =>
  !isSame(mine[field], merged[field]) ||
  (!isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]))

/**
 * The source hashes of translations that I typed or confirmed beside a default text which the other person has changed:
 * they were made from the text that I saw.
 */
export const madeFrom = (versions: GroupVersions, merged: Parts): { readonly madeFrom?: Parts } => {
  const { base, mine } = versions
  const sources = Object.entries(partsIn(mine['translations'])).flatMap(([tag, texts]) => {
    const before = partsIn(partsIn(base['translations'])[tag])
    const confirmed = confirmedIn(mine, tag)
    const hashes = Object.entries(partsIn(texts)).flatMap(([field, text]) => {
      const seen = mine[field]
      const isMine = !isSame(text, before[field]) || confirmed.includes(field)
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
export const stillConfirmed = (versions: GroupVersions, merged: Parts): { readonly confirmed?: Parts } => {
  const { mine } = versions
  const tags = Object.keys(partsIn(mine['confirmed']))
  const still = tags.map((tag) => [
    tag,
    confirmedIn(mine, tag).filter((field) => !mayChange(versions, merged, field)),
  ])
  return tags.length === 0 ? {} : { confirmed: Object.fromEntries(still) }
}

const confirmedIn = (mine: Parts, tag: string): ReadonlyArray<string> => {
  const confirmed = partsIn(mine['confirmed'])[tag]
  return Array.isArray(confirmed) ? confirmed : []
}

const partsIn = (value: unknown): Parts => (isPlainObject(value) ? value : {})
