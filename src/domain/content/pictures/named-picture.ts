import { isPlainObject } from '../merge/is-same.ts'

/** An uploaded picture with a name, such as the company of a logo; the name may be empty. */
export interface NamedPicture {
  readonly image: string
  readonly name: string
}

/** Stores a picture without a name as its address alone, as the specification's API has it. */
export const storedNamedPicture = (value: unknown): unknown =>
  isPlainObject(value) && value['name'] === '' ? value['image'] : value

/** Reads what `storedNamedPicture` returned; leaves anything else for validation. */
export const namedPictureIn = (value: unknown): unknown =>
  typeof value === 'string' ? { image: value, name: '' } : value
