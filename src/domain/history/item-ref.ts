import { trashableSubjects, type Trashable, type Subject } from './subject.ts'

/** Identifies one item among all subjects. */
export interface ItemRef<S extends Subject = Subject> {
  readonly subject: S
  readonly itemId: string
}

/** Writes a reference as one text, such as `brand/3`. */
export const keyOf = ({ subject, itemId }: ItemRef): string => `${subject}/${itemId}`

/** Reads a reference to an item that can be in the trash. Throws for any other text. */
export const refOf = (key: string): ItemRef<Trashable> => {
  const [name, itemId = ''] = key.split('/')
  const subject = trashableSubjects.find((known) => known === name)
  if (subject === undefined) throw new Error(`${key} does not identify an item that can be deleted`)
  return { subject, itemId }
}
