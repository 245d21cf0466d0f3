import { plainDigits, withoutDirectionMarks } from '../language/plain-digits.ts'
import { count } from '../wording/counted.ts'
import { formRules } from '../wording/en/site/form-rules.ts'
import type { FormsWords } from '../wording/en/site/forms.ts'
import { fill, type Template } from '../wording/template.ts'

type RulesWords = Pick<FormsWords, 'rules'>
const english: RulesWords = { rules: formRules }

/** Greatest lengths of what visitors type, in characters. */
export const contactLengths = { name: 200, email: 254, phone: 40, company: 200, message: 5_000 } as const

/** Returns the sentence about a wrong value. */
export type Rule = (value: string) => string | undefined

/** One rule per field. */
export type Rules<Values> = {
  readonly [Field in keyof Values]-?: (value: Values[Field]) => string | undefined
}

/** One sentence for each wrong field. */
export type RuleErrors<Values> = { readonly [Field in keyof Values]?: string }

/** Combines rules: the first sentence wins. */
export const firstOf =
  (...rules: ReadonlyArray<Rule>): Rule =>
  (value) => {
    for (const rule of rules) {
      const sentence = rule(value)
      if (sentence !== undefined) return sentence
    }
    return undefined
  }

export const required =
  (sentence: string): Rule =>
  (value) =>
    value.trim() === '' ? sentence : undefined

export const atMost =
  (sentence: Template<'max'>, max: number): Rule =>
  (value) =>
    value.trim().length > max ? fill(sentence, { max }) : undefined

export const isOneOf =
  (values: ReadonlyArray<string>, sentence: string): Rule =>
  (value) =>
    values.includes(value.trim()) ? undefined : sentence

/** something@something, without spaces. */
const emailFormat =
  (sentence: string): Rule =>
  (value) =>
    /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? undefined : sentence

/** An optional +, then 7 to 15 digits, with spaces, dots, dashes and brackets allowed between (E6). */
const phoneFormat =
  (sentence: string): Rule =>
  (value) =>
    /^\+?\d{7,15}$/.test(value.replace(/[\s.()-]/g, '')) ? undefined : sentence

type Normalization = (typed: string) => string

/** An e-mail address as it is stored. */
export const plainEmail: Normalization = (typed) => withoutDirectionMarks(typed).trim()

/** How the fields are normalized that people copy from elsewhere, or type on an Arabic keyboard. */
const normalizations: Readonly<Record<string, Normalization>> = { email: plainEmail, phone: plainDigits }

/** Checks a value as it will be stored. */
const normalized =
  (normalize: Normalization, rule: Rule): Rule =>
  (value) =>
    rule(normalize(value))

/** The rules that all forms of visitors share. */
export const contactRules = ({ rules }: RulesWords = english) =>
  ({
    firstName: firstOf(required(rules.firstName), atMost(rules.firstNameLength, contactLengths.name)),
    lastName: firstOf(required(rules.lastName), atMost(rules.lastNameLength, contactLengths.name)),
    email: normalized(
      plainEmail,
      firstOf(
        required(rules.email),
        emailFormat(rules.emailFormat),
        atMost(rules.emailLength, contactLengths.email),
      ),
    ),
    phone: normalized(
      plainDigits,
      firstOf(
        required(rules.phone),
        phoneFormat(rules.phoneFormat),
        atMost(rules.phoneLength, contactLengths.phone),
      ),
    ),
    message: atMost(rules.messageLength, contactLengths.message),
  }) as const satisfies Record<string, Rule>

const trimmedText = (text: string) =>
  // A posted form ends its lines with CRLF, as mail does; scripts read LF from the same field.
  text.replaceAll('\0', '').trim().replaceAll('\r\n', '\n')

/** The values as they are stored: texts without the spaces around them, numbers with digits 0 to 9. */
export const asStored = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === 'string' ? trimmedText(normalizations[field]?.(value) ?? value) : value,
    ]),
  ) as Values

/** One sentence about several errors of a form; `undefined` for a single one, whose own sentence is enough. */
export const summaryOf = (
  errors: { readonly [field: string]: string | undefined },
  { rules }: RulesWords = english,
): string | undefined => {
  const { length } = Object.values(errors).filter((sentence) => sentence !== undefined)
  return length > 1 ? count(rules.wrong, length) : undefined
}

/** Checks each value by its rule. */
export const errorsOf = <Values>(rules: Rules<Values>, values: Values): RuleErrors<Values> => {
  const errors: { [Field in keyof Values]?: string } = {}
  for (const field in rules) {
    const sentence = rules[field](values[field])
    if (sentence !== undefined) errors[field] = sentence
  }
  return errors
}
