export type PlaceholdersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never

/** A text with placeholders for values, such as `Apply for {title}`. A translation has the same placeholders. */
export interface Template<Name extends string = never> {
  readonly template: string
  /** For the compiler only: neither more nor fewer placeholders are assignable. */
  readonly placeholders?: (placeholder: Name) => Name
}

export type Values<Name extends string> = { readonly [Each in Name]: string | number }

export const filled = <const Text extends string>(text: Text): Template<PlaceholdersIn<Text>> => ({
  template: text,
})

/** The parts of a template in order: at odd positions the names of placeholders, else text. */
export const partsOf = (template: string): ReadonlyArray<string> => template.split(/\{(\w+)\}/)

export const fill = <Name extends string>({ template }: Template<Name>, values: Values<Name>): string =>
  fillText(template, values)

/** Fills the placeholders whose values are there. */
export const fillText = (
  template: string,
  values: { readonly [placeholder: string]: string | number },
): string =>
  partsOf(template)
    .map((part, index) => (index % 2 === 0 ? part : String(values[part] ?? `{${part}}`)))
    .join('')
