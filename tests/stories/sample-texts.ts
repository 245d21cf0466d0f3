import { knownLanguages } from '#domain/language/language.ts'
import { buttonVariants } from '#ui/design/action/button/button-style.ts'
import { answerFooter } from '#domain/desk/answer-footer.ts'
import { latinNames } from '../domain/wording/faults-of.ts'
import { languageWords } from '#domain/wording/language-words.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import { server } from '#domain/wording/en/office/server.ts'
import { partsOf } from '#domain/wording/template.ts'
import { textsOf } from '#domain/wording/texts-of.ts'

const samples = import.meta.glob<string>(
  [
    '../../src/ui/sample/**/*.{ts,tsx}',
    '../../src/ui/design/examples/*.ts',
    '../../src/adapters/memory/**/*.ts',
    '!**/*.{stories.tsx,css.ts}',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const stories = import.meta.glob<string>('../../src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Strings, templates and texts of elements. */
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}]+)</g

const literalsOf = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(literal)].map((found) => found.slice(1).join(''))

/** The texts that a story writes between tags, and the messages of its servers. */
const textsOfElements = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(/>([^<>{}]+)<|message: '([^']+)'/g)].map((found) => found.slice(1).join(''))

const stringsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || value instanceof Node) return []
  return Object.values(value).flatMap(stringsIn)
}

const piecesOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/\$\{[^}]*\}|[?&]\w+=|(?:\\n|\s)*\n(?:\\n|\s)*|\\n/)
    .map((piece) => piece.replaceAll('\\', '').trim())
    .filter((piece) => /[a-z]{2}/i.test(piece))

/** The server writes its sentences in English; languages have their own names; a consent is stored as it was read. */
const notTranslated = [
  ...textsOf(server).flatMap(({ text }) => partsOf(text).filter((_, index) => index % 2 === 0)),
  ...knownLanguages.map(({ name }) => name),
  ...Object.values(forms.consent),
  ...stringsIn(languageWords('en')),
  // An answer is in the language of its visitor.
  ...answerFooter('en', '', ''),
  ...latinNames,
  // Names of keys, and of the variants of a button.
  'Ctrl K',
  ...buttonVariants,
  // Begins the title of a copied item.
  'Copy of ',
  // Typed by a story of the product, whose stories share their stores.
  ', today',
  'Huda',
  'Marzooq',
  // A server's message with a noun of the product.
  'There is no such news',
  // Searched by a story.
  'marine',
  // The header of a request.
  'Authorization: Bearer',
]

const shared = [...Object.values(samples).flatMap(literalsOf), ...notTranslated].flatMap(piecesOf)

/** The texts that a story shows and the product does not write, the longest first. */
export const sampleTextsOf = (
  file: string,
  args: Readonly<Record<string, unknown>>,
): ReadonlyArray<string> => {
  const source = stories[`../../src/${file}`] ?? ''
  const own = file.startsWith('ui/design/') ? literalsOf(source) : textsOfElements(source)
  return [...new Set([...shared, ...[...own, ...stringsIn(args)].flatMap(piecesOf)])].toSorted(
    (one, other) => other.length - one.length,
  )
}

const inBrackets = /⟦[^⟦⟧]*⟧/g

const withoutBrackets = (text: string): string => {
  const rest = text.replaceAll(inBrackets, '|')
  return rest === text ? text : withoutBrackets(rest)
}

/** Dates, times and time zones, of which none is in a catalogue; sizes, addresses, references and initials. */
const values = [
  /\b\d{1,2} [A-Z][a-z]{2,8}\b/g,
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g,
  /\b\d{4} at \d\d/g,
  /\bUTC\b|(?:\b[A-Z][\w ]*|(?<=\|)) time\b|\b[A-Z][a-z]+\/(?:[A-Z]\w+)?/g,
  /\b\d+(?:\.\d+)? [KMG]B\b/g,
  /\S+@\S*|\w+\.example|https?:\S*|\/\w+\/\w+/g,
  /\b[A-Z0-9]{8}\b|\b[A-Z]{2,3}\b/g,
]

/** A text that is not within a longer word. */
const wholeWords = (text: string) =>
  new RegExp(`(?<![a-z])(?:${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)})+(?![a-z])`, 'gi')

/** What stands outside the brackets of the pseudo-language, and is no text of a sample. */
export const interfaceTextIn = (text: string, known: ReadonlyArray<string>): string => {
  const outside = known.reduce(
    (rest, piece) => (rest.includes(piece) ? rest.replaceAll(wholeWords(piece), '|') : rest),
    withoutBrackets(text),
  )
  return values
    .reduce((rest, value) => rest.replaceAll(value, '|'), outside)
    .split(/[|\n]+/)
    .filter((rest) => /[a-z]{2}/i.test(rest))
    .join(' | ')
    .trim()
}
