export type PlacesIn<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never

/** A text with places for values, such as `Apply for {title}`. A translation has the same places. */
export interface Template<Place extends string = never> {
  readonly template: string
  /** For the compiler only: neither more nor fewer places are assignable. */
  readonly places?: (place: Place) => Place
}

export type Values<Place extends string> = { readonly [Name in Place]: string | number }

export const filled = <const Text extends string>(text: Text): Template<PlacesIn<Text>> => ({
  template: text,
})

/** The parts of a template in order: at odd positions the names of places, else text. */
export const partsOf = (template: string): ReadonlyArray<string> => template.split(/\{(\w+)\}/)

export const fill = <Place extends string>({ template }: Template<Place>, values: Values<Place>): string =>
  fillText(template, values)

/** Fills the places whose values are there. */
export const fillText = (template: string, values: { readonly [place: string]: string | number }): string =>
  partsOf(template)
    .map((part, index) => (index % 2 === 0 ? part : String(values[part] ?? `{${part}}`)))
    .join('')
