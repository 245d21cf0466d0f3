import { Schema } from 'effect'

/** An optional variable whose value must hold; otherwise the start stops with the sentence. */
export const holding = (holds: (value: string) => boolean, sentence: string) =>
  Schema.optionalKey(Schema.String.check(Schema.makeFilter((value) => holds(value) || sentence)))

/** Whether every percent sign of a text begins an encoded character. */
export const isDecodable = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== undefined
  } catch {
    return false
  }
}
