import { fold, searchWords } from '../list/search-text.ts'
import { summary } from '../item/summary.ts'

/** A part of a text, and whether a search found it. */
export interface FoundPart {
  readonly text: string
  readonly isFound: boolean
}

/** A text as searches compare it, and where each of its characters stands in the original. */
const foldedWithPlaces = (text: string) => {
  let folded = ''
  const places: Array<number> = []
  let place = 0
  for (const character of text) {
    const plain = fold(character)
    for (let at = 0; at < plain.length; at += 1) places.push(place)
    folded += plain
    place += character.length
  }
  return { folded, placeOf: (at: number) => places[at] ?? text.length }
}

/** The words of a search within a text, as ranges in their order, without overlaps. */
const rangesFound = (text: string, search: string) => {
  const { folded, placeOf } = foldedWithPlaces(text)
  const isFound = new Uint8Array(folded.length)
  for (const word of searchWords(search))
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
      isFound.fill(1, at, at + word.length)
  const ranges: Array<{ readonly start: number; readonly end: number }> = []
  for (let start = isFound.indexOf(1); start !== -1;) {
    const next = isFound.indexOf(0, start)
    const end = next === -1 ? folded.length : next
    ranges.push({ start: placeOf(start), end: placeOf(end) })
    start = next === -1 ? -1 : isFound.indexOf(1, end)
  }
  return ranges
}

/** Splits a text into what a search found and the rest, each as it is written. */
export const partsFound = (text: string, search: string): ReadonlyArray<FoundPart> => {
  let place = 0
  const parts = rangesFound(text, search).flatMap(({ start, end }) => {
    const before = { text: text.slice(place, start), isFound: false }
    place = end
    return [before, { text: text.slice(start, end), isFound: true }]
  })
  return [...parts, { text: text.slice(place), isFound: false }].filter((part) => part.text !== '')
}

/** Characters before the first found word up to which a text is shown from its start. */
const nearStart = 100
const leadingCharacters = 60

/** A text in one line: entries of lists and other lines that end without a full stop are set apart. */
const inOneLine = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:-|\d{1,2}\.) /, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .map((line, at, lines) => (at === lines.length - 1 || /\p{Po}$/u.test(line) ? line : `${line} ·`))
    .join(' ')

/** One or two lines of a text with the first word that a search found in it. */
export const excerpt = (text: string, search: string): string => {
  const line = inOneLine(text)
  const first = rangesFound(line, search)[0]?.start ?? 0
  if (first < nearStart) return summary(line)
  const space = line.indexOf(' ', first - leadingCharacters)
  return `… ${summary(line.slice(space === -1 || space > first ? first : space + 1))}`
}
