import type { Activity, ActivityKind } from '#domain/history/activity.ts'
import { subjectLook } from '../subjects.ts'

export const kindLabels: Readonly<Record<ActivityKind, string>> = {
  added: 'Added',
  updated: 'Changed',
  ordered: 'Reordered',
  deleted: 'Deleted',
  restored: 'Restored',
  erased: 'Deleted for good',
  expired: 'Deleted after their time',
  exported: 'Exported',
  forgotten: 'Erased',
  signedIn: 'Signed in',
  signInFailed: 'Failed to sign in',
  refused: 'Was refused',
  resetStarted: 'Started a password reset',
  secondFactorOn: 'Switched a second factor on',
  secondFactorOff: 'Switched a second factor off',
  sentAgain: 'Sent again',
}

/** Whom nobody knows is the server itself, or somebody before the sign-in. */
export const authorOf = ({ author, kind }: Activity): string =>
  author.name || (kind === 'signInFailed' || kind === 'resetStarted' ? 'Somebody' : 'The server')

/** Such as 'article “A fourth berth”'; empty of a sign-in. */
export const objectOf = ({ subject, itemId, title }: Activity): string => {
  if (subject === '' || itemId === '') return title
  const { one } = subjectLook(subject)
  if (subject === 'homePage') return one
  return `${one} ${title === '' ? itemId : `“${title}”`}`
}
