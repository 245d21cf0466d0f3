/** Placeholders of a template. `status_link` becomes the link to the receipt page when the mail is written. */
export const placeholders = [
  'first_name',
  'last_name',
  'reference',
  'company',
  'position',
  'staff_name',
  'status_link',
] as const
export type Placeholder = (typeof placeholders)[number]

export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>

/** A part of a text: plain, a placeholder with its fallback, or a blank that a person fills in. */
export type FilledPart =
  | { readonly kind: 'text' | 'value'; readonly text: string }
  | { readonly kind: 'link' | 'open'; readonly text: string; readonly name: string }

const braces = /\{\{([^{}]*)\}\}/gu

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((known) => known === name)

const nameAndFallback = (inner: string) => {
  const [name = '', ...fallback] = inner.split('|')
  return { name: name.trim(), fallback: fallback.join('|').trim() }
}

/** Fills in what is known. What is missing and has no fallback stays in braces, as do blanks and the link. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  filledParts(text, values)
    .map((part) => part.text)
    .join('')

/** The parts of a text in their order, with what was filled in. */
export const filledParts = (text: string, values?: PlaceholderValues): ReadonlyArray<FilledPart> =>
  text.split(braces).map((part, index): FilledPart => {
    if (index % 2 === 0) return { kind: 'text', text: part }
    const { name, fallback } = nameAndFallback(part)
    const whole = `{{${part}}}`
    if (name === 'status_link') return { kind: 'link', text: whole, name }
    const value = (isPlaceholder(name) && values?.[name]?.trim()) || (values && fallback)
    if (value) return { kind: 'value', text: value }
    return { kind: 'open', text: whole, name: name.replace(/^\?\s*/u, '') }
  })

/** The names of the placeholders and blanks that have to be filled in before a text is sent. */
export const openPlaceholders = (text: string): ReadonlyArray<string> =>
  filledParts(text).flatMap((part) => (part.kind === 'open' ? [part.name] : []))

/** The names in braces that are neither a placeholder nor a blank. */
export const unknownPlaceholders = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(braces)]
    .map(([, inner = '']) => nameAndFallback(inner).name)
    .filter((name) => !isPlaceholder(name) && !/^\?\s*\S/u.test(name))

/** Replaces the placeholder of the link to the receipt page. */
export const withStatusLink = (text: string, address: string): string =>
  filledParts(text)
    .map((part) => (part.kind === 'link' ? address : part.text))
    .join('')
