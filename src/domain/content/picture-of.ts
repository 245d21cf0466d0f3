import type { AnyContent, Item } from './contents.ts'

/** The address of the picture that stands for an item in a list. */
export const pictureOf = <C extends AnyContent>(content: C, item: Item<C>): string | undefined => {
  const [field] = content.pictures
  const value: unknown = field && Reflect.get(item, field)
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first !== '' ? first : undefined
}
