import { partsOf } from './template.ts'

const vowels = /[aeiou]/gi

/** Repeats the vowels so often that the text is a third longer. */
const longer = (text: string): string => {
  const count = text.match(vowels)?.length ?? 0
  const times = 1 + Math.ceil(text.length / 3 / count)
  return count === 0 ? text : text.replace(vowels, (vowel) => vowel.repeat(times))
}

/** A text in brackets and a third longer, with its placeholders: ⟦AAApply fooor {title}⟧. */
export const pseudoText = (text: string): string =>
  !/\p{L}/u.test(text)
    ? text
    : `⟦${partsOf(text)
        .map((part, index) => (index % 2 === 0 ? longer(part) : `{${part}}`))
        .join('')}⟧`

const changed = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudoText(value)
  if (Array.isArray(value)) return value.map(changed)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part)]))
  // A counted text keeps the language whose plural forms it has.
  return 'forms' in value && 'language' in value ? { ...parts, language: value.language } : parts
}

/** A catalogue that shows which texts of a page come from it, and which places are too narrow for another language. */
export const pseudo = <Words>(words: Words): Words =>
  // Has the same keys and placeholders.
  changed(words) as Words
