/** Greatest lengths of what visitors type, in characters. */
export const contactLengths = { name: 200, email: 254, phone: 40, company: 200, message: 5_000 } as const

export type Rule = (value: string) => string | undefined

/** The first sentence that a value earns, if any. */
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
  (label: string, max: number): Rule =>
  (value) =>
    value.trim().length > max ? `${label} has at most ${max} characters` : undefined

export const oneOf =
  (values: ReadonlyArray<string>, sentence: string): Rule =>
  (value) =>
    values.includes(value.trim()) ? undefined : sentence

/** something@something, without spaces. */
const emailFormat: Rule = (value) =>
  /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? undefined : 'Invalid email format'

/** An optional +, then 7 to 15 digits, with spaces, dots, dashes and brackets allowed between (E6). */
const phoneFormat: Rule = (value) => {
  const digits = value.replace(/[\s.()-]/g, '')
  return /^\+?\d{7,15}$/.test(digits) ? undefined : 'Enter a valid 10-digit number'
}

/** The rules that every form of a visitor shares. */
export const contactRules = {
  firstName: firstOf(required('First name is required'), atMost('First name', contactLengths.name)),
  lastName: firstOf(required('Last name is required'), atMost('Last name', contactLengths.name)),
  email: firstOf(required('Email is required'), emailFormat, atMost('Email', contactLengths.email)),
  phone: firstOf(
    required('Phone number is required'),
    phoneFormat,
    atMost('Phone number', contactLengths.phone),
  ),
  message: atMost('Message', contactLengths.message),
} as const satisfies Record<string, Rule>

/** The values without the spaces around them, as the rules judge them and as they are kept. */
export const trimmed = <Values extends Readonly<Record<keyof Values, string>>>(values: Values): Values =>
  Object.fromEntries(
    // Forms that are posted end their lines as mail does; scripts read the same field otherwise. Nobody types a NUL.
    Object.entries<string>(values).map(([field, value]) => [
      field,
      value.replaceAll('\0', '').trim().replaceAll('\r\n', '\n'),
    ]),
  ) as Values

/** One sentence about several errors of a form; undefined where there is none, or only one, which says its own. */
export const summaryOf = (
  errors: Readonly<Partial<Record<string, string | undefined>>>,
): string | undefined => {
  const { length } = Object.values(errors).filter((sentence) => sentence !== undefined)
  return length > 1 ? `${length} fields need another look.` : undefined
}

/** One sentence for each field that breaks its rule. */
export const errorsOf = <Field extends string>(
  rules: Readonly<Record<Field, Rule>>,
  values: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> => {
  const errors: Partial<Record<Field, string>> = {}
  for (const field in rules) {
    const sentence = rules[field](values[field])
    if (sentence !== undefined) errors[field] = sentence
  }
  return errors
}
