import type { Permission } from '../access/permission.ts'
import type { MailSubject } from '../mail/mail-kind.ts'
import { contentTypeNames, contentTypes, type ContentTypeName } from '../content/content-types.ts'

/** Subjects whose deleted items go to the trash. */
export type Trashable = ContentTypeName | 'account' | MailSubject | 'replyTemplate'

/** Subjects whose changes are recorded. */
export type Subject = Trashable | 'homePage' | 'desk' | 'personalData'

interface SubjectRules {
  readonly edit: Permission
  readonly one: string
  /** The field with the title. */
  readonly titleField: string | undefined
}

const contentTypeRules = Object.values(contentTypes).map(
  ({ name, nouns, listing }): [ContentTypeName, SubjectRules] => [
    name,
    { edit: `${name}.edit`, one: nouns.one, titleField: listing.searched[0] },
  ],
)

const rules: Readonly<Record<Subject, SubjectRules>> = {
  ...(Object.fromEntries(contentTypeRules) as Record<ContentTypeName, SubjectRules>),
  account: { edit: 'accounts.manage', one: 'admin', titleField: 'name' },
  enquiry: { edit: 'mails.handle', one: 'enquiry', titleField: 'reference' },
  profile: { edit: 'mails.handle', one: 'application', titleField: 'reference' },
  replyTemplate: { edit: 'mails.handle', one: 'template', titleField: 'name' },
  homePage: { edit: 'homePage.edit', one: 'home page', titleField: undefined },
  desk: { edit: 'desk.manage', one: 'desk', titleField: undefined },
  personalData: { edit: 'personalData.manage', one: 'personal data', titleField: undefined },
}

export const trashableSubjects: ReadonlyArray<Trashable> = [
  ...contentTypeNames,
  'account',
  'enquiry',
  'profile',
  'replyTemplate',
]
export const subjects: ReadonlyArray<Subject> = [...trashableSubjects, 'homePage', 'desk', 'personalData']

export const isSubject = (value: unknown): value is Subject => subjects.some((subject) => subject === value)

export const isContentTypeName = (value: unknown): value is ContentTypeName =>
  contentTypeNames.some((name) => name === value)

/** The id under which changes of the home page are recorded. */
export const homePageId = '1'

/** The id under which changes of the desk are recorded. */
export const deskId = '1'

/** The permission to change a subject, which also allows to read its history and to restore it. */
export const editOf = (subject: Subject): Permission => rules[subject].edit

/** Whether a person whose changes of the site need approval may restore it alone: visitors see neither mails nor templates. */
export const needsNoApproval = (subject: Subject): boolean => editOf(subject) === 'mails.handle'

/** The singular noun of a subject. */
export const nounOf = (subject: Subject): string => rules[subject].one

/** The field with the title; empty if there is none. */
export const titleFieldOf = (subject: Subject): string => rules[subject].titleField ?? ''

/** The title of a snapshot; empty if it has none. */
export const snapshotTitle = (
  subject: Subject,
  snapshot: Readonly<Record<string, unknown>> | null,
): string => {
  const title = snapshot?.[titleFieldOf(subject)]
  return typeof title === 'string' ? title : ''
}
