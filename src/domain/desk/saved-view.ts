import { mailKinds, type MailKind } from '../mail/mail-kind.ts'

/** The input for a saved view. */
export interface ViewInput {
  readonly kind: MailKind
  readonly name: string
  /** The part of the inbox's address behind the path, such as `?status=open&tag=hidd`. */
  readonly address: string
  /** Whether everyone who handles mails sees the view and may change it. */
  readonly shared: boolean
}

/** A name for an address of an inbox. */
export interface SavedView extends ViewInput {
  readonly id: string
}

/** The most views of a person, and the most shared ones. */
export const maxViews = 50

/** One sentence for each invalid field. `count` is the number of views of the same sort. */
export const viewErrors = (
  { kind, name, address }: ViewInput,
  count = 0,
): Readonly<Record<string, string>> => ({
  ...(!mailKinds.includes(kind) && { kind: 'There is no such inbox.' }),
  ...((name.trim() === '' || name.trim().length > 60) && { name: 'A name has 1 to 60 characters.' }),
  ...(!/^\?[\w%&=+.~*!'():-]{1,500}$/u.test(address) && { address: 'This is no address of an inbox.' }),
  ...(count >= maxViews && { name: `There are ${maxViews} views already. Delete one first.` }),
})
