import type { Counted } from './counted.ts'
import type { Template } from './template.ts'

/** The shape of a catalogue in any language: the same keys and places as the English one. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends Counted<infer Place>
    ? Counted<Place>
    : Words extends Template<infer Place>
      ? Template<Place>
      : { readonly [Key in keyof Words]: Translated<Words[Key]> }
