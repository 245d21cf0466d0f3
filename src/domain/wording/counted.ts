import { memoized } from '../time/memoized.ts'
import { fillText, type PlaceholdersIn, type Values } from './template.ts'

/** The plural forms that each language of a catalogue needs (CLDR). Every language may have a form for zero. */
interface PluralForms {
  readonly en: 'one' | 'other'
  readonly ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
}

/** A text that depends on a number, with a form for each plural category. `{n}` is the number. */
export interface Counted<Name extends string = never> {
  readonly language: string
  readonly forms: { readonly [category: string]: string }
  /** For the compiler only: neither more nor fewer placeholders are assignable. */
  readonly placeholders?: (placeholder: Name) => Name
}

/**
 * Declares all plural forms of a text.
 *
 * @example
 * counted('en', { one: '1 open position', other: '{n} open positions' })
 */
export const counted = <
  Tag extends keyof PluralForms,
  const Forms extends { readonly [Category in PluralForms[Tag]]: string },
>(
  language: Tag,
  forms: Forms,
): Counted<Exclude<PlaceholdersIn<Forms[PluralForms[Tag] & keyof Forms]>, 'n'>> => ({ language, forms })

/** A number as people read it: digits 0 to 9 and commas, in every language. */
export const numberText = (value: number): string => value.toLocaleString('en')

const rulesOf = memoized((language: string) => new Intl.PluralRules(language))

/** The form for a number, filled. */
export const count = <Name extends string = never>(
  { language, forms }: Counted<Name>,
  n: number,
  ...[values]: [Name] extends [never] ? [] : [values: Values<Name>]
): string => {
  const form = (n === 0 ? forms['zero'] : undefined) ?? forms[rulesOf(language).select(n)]
  return fillText(form ?? '', { n: numberText(n), ...values })
}
