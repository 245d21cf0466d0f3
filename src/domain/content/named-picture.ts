import { hasParts } from './merge/is-same.ts'

/** An uploaded picture with what it shows in words, such as the company of a logo; the name may be empty. */
export interface NamedPicture {
  readonly image: string
  readonly name: string
}

/** A picture without a name is stored as its address alone, as it was before pictures had names. */
export const storedNamedPicture = (value: unknown): unknown =>
  hasParts(value) && value['name'] === '' ? value['image'] : value

/** Reads what `storedNamedPicture` returned; anything else stays for the content's rules to judge. */
export const namedPictureIn = (value: unknown): unknown =>
  typeof value === 'string' ? { image: value, name: '' } : value
