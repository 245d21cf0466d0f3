import type { Counted } from './counted.ts'
import type { Template } from './template.ts'

/** The shape of a catalogue in any language: the same keys and placeholders as the English one. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends Counted<infer Name>
    ? Counted<Name>
    : Words extends Template<infer Name>
      ? Template<Name>
      : { readonly [Key in keyof Words]: Translated<Words[Key]> }
