import type { Permission } from '../access/permission.ts'
import { contentTypeNames, contentTypes, type ContentTypeName } from '../content/content-types.ts'

/** What goes to the trash when it is deleted. */
export type Discardable = ContentTypeName | 'account' | 'enquiry' | 'profile'

/** What changes are kept of. */
export type Subject = Discardable | 'homePage' | 'personalData'

interface SubjectRules {
  readonly edit: Permission
  readonly one: string
  /** The field that names one. */
  readonly titleField: string | undefined
}

const ofContents = Object.values(contentTypes).map(
  ({ name, nouns, listing }): [ContentTypeName, SubjectRules] => [
    name,
    { edit: `${name}.edit`, one: nouns.one, titleField: listing.searched[0] },
  ],
)

const rules: Readonly<Record<Subject, SubjectRules>> = {
  ...(Object.fromEntries(ofContents) as Record<ContentTypeName, SubjectRules>),
  account: { edit: 'accounts.manage', one: 'admin', titleField: 'name' },
  enquiry: { edit: 'mails.handle', one: 'enquiry', titleField: 'reference' },
  profile: { edit: 'mails.handle', one: 'application', titleField: 'reference' },
  homePage: { edit: 'homePage.edit', one: 'home page', titleField: undefined },
  personalData: { edit: 'personalData.manage', one: 'personal data', titleField: undefined },
}

export const discardables: ReadonlyArray<Discardable> = [...contentTypeNames, 'account', 'enquiry', 'profile']
export const subjects: ReadonlyArray<Subject> = [...discardables, 'homePage', 'personalData']

export const isSubject = (value: unknown): value is Subject => subjects.some((subject) => subject === value)

export const isContentTypeName = (subject: Subject): subject is ContentTypeName =>
  contentTypeNames.some((name) => name === subject)

/** The home page is one object; its changes are kept under this id. */
export const homePageId = '1'

/** Who may change a subject may read its changes and bring it back. */
export const editOf = (subject: Subject): Permission => rules[subject].edit

/** The noun of one. */
export const nounOf = (subject: Subject): string => rules[subject].one

/** What an item is called; empty where nothing says it. */
export const titleOf = (subject: Subject, snapshot: Readonly<Record<string, unknown>> | null): string => {
  const title = snapshot?.[rules[subject].titleField ?? '']
  return typeof title === 'string' ? title : ''
}
