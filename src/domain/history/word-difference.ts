import { sequenceDifference, type Part } from './sequence-difference.ts'

/** Splits a text into words and the spaces between them. */
const words = (text: string): ReadonlyArray<string> => text.match(/\s+|\S+/gu) ?? []

const isSpace = ({ kind, value }: Part) => kind === 'same' && value.trim() === ''

/** Compares two texts word by word; neighbouring words of one kind are joined. */
export const wordDifference = (before: string, after: string): ReadonlyArray<Part> => {
  const parts = sequenceDifference(words(before), words(after))
  const merged: Array<Part> = []
  for (const { kind, value } of joinedOverSpaces(parts)) {
    const last = merged.at(-1)
    if (last?.kind === kind) merged[merged.length - 1] = { kind, value: last.value + value }
    else merged.push({ kind, value })
  }
  return merged
}

/** An unchanged space between two changed words joins both changes, so that they read as one. */
function joinedOverSpaces(parts: ReadonlyArray<Part>): ReadonlyArray<Part> {
  const joined: Array<Part> = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed !== '') joined.push({ kind: 'removed', value: removed })
    if (added !== '') joined.push({ kind: 'added', value: added })
    removed = added = ''
  }
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1]
    if (part.kind === 'removed') removed += part.value
    else if (part.kind === 'added') added += part.value
    else if (isSpace(part) && removed !== '' && added !== '' && next !== undefined && next.kind !== 'same') {
      removed += part.value
      added += part.value
    } else {
      flush()
      joined.push(part)
    }
  }
  flush()
  return joined
}
