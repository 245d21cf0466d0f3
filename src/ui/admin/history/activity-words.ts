import type { Activity, ActivityKind } from '#domain/history/activity.ts'
import { subjectLabels } from '../navigation/subjects.ts'

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

/** Without a name it was the server, or someone who was not signed in. */
export const authorOf = ({ author, kind }: Activity): string =>
  author.name || (kind === 'signInFailed' || kind === 'resetStarted' ? 'Someone' : 'The server')

/** Characters of an e-mail's hash that tell people apart. */
const shortHash = 8

/** Such as 'article “A fourth berth”'; empty for a sign-in. */
export const objectOf = ({ subject, itemId, title }: Activity): string => {
  if (subject === '' || itemId === '') return title
  if (subject === 'personalData') {
    const person = `one person's data (${itemId.slice(0, shortHash)})`
    // Older entries have the hash as title.
    return title === '' || title === itemId ? person : `${person}: ${title}`
  }
  const { one } = subjectLabels(subject)
  if (subject === 'homePage') return one
  return `${one} ${title === '' ? itemId : `“${title}”`}`
}

const ofPersons: Partial<Record<ActivityKind, string>> = {
  resetStarted: 'Started a password reset for',
  secondFactorOn: 'Switched on the second factor of',
  secondFactorOff: 'Switched off the second factor of',
}

/** An activity in one line. */
export const activityText = (activity: Activity): string =>
  `${ofPersons[activity.kind] ?? kindLabels[activity.kind]} ${objectOf(activity)}`.trim()
