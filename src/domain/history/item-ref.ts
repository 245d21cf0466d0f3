import { discardables, type Discardable, type Subject } from './subject.ts'

/** Names one item among all. */
export interface ItemRef<S extends Subject = Subject> {
  readonly subject: S
  readonly itemId: string
}

/** The same as one text, such as `brand/3`. */
export const keyOf = ({ subject, itemId }: ItemRef): string => `${subject}/${itemId}`

/** The reverse, of what can be in the trash. */
export const refOf = (key: string): ItemRef<Discardable> => {
  const [named, itemId = ''] = key.split('/')
  const subject = discardables.find((known) => known === named)
  if (subject === undefined) throw new Error(`${key} names nothing that can be deleted`)
  return { subject, itemId }
}
