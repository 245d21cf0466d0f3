import { articlePath, positionPath } from '../addresses/item-paths.ts'

/** Items that have pages of their own. */
export const linkedSubjects = ['newsArticle', 'career'] as const

export type LinkedSubject = (typeof linkedSubjects)[number]

const itemLink = /^item:(newsArticle|career)\/([1-9]\d{0,15})$/u

/** A path of the site; a second slash or backslash would begin the name of another host. */
const localPath = /^\/(?![/\\])[^\s\\]*$/u

/** An address with a host, a mailbox or a phone number. */
const outside = /^(?:https?:\/\/[^\s/?#\\@]+(?:[/?#]\S*)?|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().\s-]+)$/iu

export interface LinkedItem {
  readonly subject: LinkedSubject
  readonly itemId: string
}

/** The item that a link such as `item:newsArticle/57` leads to; `undefined` for any other link. */
export const linkedItem = (link: string): LinkedItem | undefined => {
  const [, subject, itemId = ''] = itemLink.exec(link) ?? []
  return subject === 'newsArticle' || subject === 'career' ? { subject, itemId } : undefined
}

/** The link that leads to an item. */
export const itemLinkOf = ({ subject, itemId }: LinkedItem): string => `item:${subject}/${itemId}`

const pagePaths = { newsArticle: articlePath, career: positionPath }

/** The path of the site that a link leads to; `undefined` if it leads elsewhere. */
export const linkPath = (link: string): string | undefined => {
  const item = linkedItem(link)
  if (item !== undefined) return pagePaths[item.subject]({ id: item.itemId })
  return localPath.test(link) ? link : undefined
}

/** Whether a text may link to an address: of the web, a mailbox, a phone, a path of the site or an item. */
export const isLink = (link: string): boolean =>
  [itemLink, localPath, outside].some((form) => form.test(link))

/** The link that was meant by what somebody typed: `sahilan.example` is an address of the web, `a@b.example` a mailbox. */
export const typedLink = (typed: string): string | undefined => {
  const text = typed.trim()
  if (isLink(text)) return text
  if (/^[^\s@/:]+@[^\s@/:]+$/u.test(text)) return `mailto:${text}`
  const address = `https://${text}`
  return /^[^\s/:]+\.\S+$/u.test(text) && isLink(address) ? address : undefined
}
