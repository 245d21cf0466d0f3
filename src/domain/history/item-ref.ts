import type { Subject } from './subject.ts'

/** Names one item among all. */
export interface ItemRef<S extends Subject = Subject> {
  readonly subject: S
  readonly itemId: string
}

/** The same as one text, such as `brand/3`. */
export const keyOf = ({ subject, itemId }: ItemRef): string => `${subject}/${itemId}`
