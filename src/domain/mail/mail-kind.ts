/** The kinds of mail that visitors send. Each has its inbox, table and paths, which have this name. */
export const mailKinds = ['enquiries', 'profiles'] as const
export type MailKind = (typeof mailKinds)[number]

/** The name of one mail of a kind in the history, the trash and the scopes of API tokens. */
export const mailSubjects = {
  enquiries: 'enquiry',
  profiles: 'profile',
} as const satisfies Record<MailKind, string>
export type MailSubject = (typeof mailSubjects)[MailKind]

/** Parses a kind; an unknown one counts as an enquiry. */
export const mailKindOf = (name: unknown): MailKind => (name === 'profiles' ? 'profiles' : 'enquiries')

/** The kind of mail that a subject stands for; `undefined` if it is no mail. */
export const kindOfSubject = (subject: string): MailKind | undefined =>
  mailKinds.find((kind) => mailSubjects[kind] === subject)
