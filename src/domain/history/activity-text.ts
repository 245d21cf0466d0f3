import { history, type HistoryWords } from '../wording/en/content/history.ts'
import { fill } from '../wording/template.ts'
import { translationOf } from '../wording/translation-of.ts'
import type { Activity } from './activity.ts'
import { senderName } from './author.ts'
import { isContentTypeName, nounOf } from './subject.ts'

/** Whom an activity names as its author. Without a name it was the server, or someone who was not signed in. */
export const authorOf = (
  { author, kind }: Pick<Activity, 'author' | 'kind'>,
  { authors }: HistoryWords,
): string => {
  if (author.id === '' && author.name === senderName) return authors.sender
  return (
    author.name || (kind === 'signInFailed' || kind === 'resetStarted' ? authors.unknown : authors.server)
  )
}

/** A list of parts, each in the reader's words if the server writes it. */
const partsIn = (title: string, wordsOf: (words: HistoryWords) => object, words: HistoryWords): string =>
  title
    .split(history.personalData.separator)
    .map((part) => translationOf(part, wordsOf(history), wordsOf(words)) ?? part)
    .join(words.personalData.separator)

/** The list that was reordered, or the item that was moved within it. */
const orderedIn = ({ subject, title }: Activity, words: HistoryWords): string => {
  if (subject === '' || !isContentTypeName(subject)) return title
  const [start, end] = [`${nounOf(subject)} “`, '”']
  return title.startsWith(start) && title.endsWith(end)
    ? fill(words.items[subject].titled, { title: title.slice(start.length, -end.length) })
    : words.lists[subject]
}

/**
 * The title of an activity in the words of the reader. Titles that the server writes are stored in English, so that
 * they can be searched and read by any client; those that people wrote stay as they are.
 */
const titleIn = (activity: Activity, words: HistoryWords): string => {
  const { kind, subject, title } = activity
  if (kind === 'ordered') return orderedIn(activity, words)
  if (kind === 'factorRolesSet') return partsIn(title, ({ factorRoles }) => factorRoles, words)
  if (kind === 'sentAgain') return translationOf(title, history.sentAgain, words.sentAgain) ?? title
  return subject === 'personalData'
    ? partsIn(title, ({ personalData }) => personalData.amounts, words)
    : title
}

/** Characters of an e-mail's hash that tell people apart. */
const shortHash = 8

/** Such as 'article “A fourth berth”'; empty for a sign-in. */
export const objectOf = (activity: Activity, words: HistoryWords): string => {
  const { subject, itemId } = activity
  const title = titleIn(activity, words)
  if (subject === '' || itemId === '') return title
  if (subject === 'homePage' || subject === 'desk') return words[subject].name
  if (subject === 'personalData') {
    const hash = itemId.slice(0, shortHash)
    // Older entries have the hash as title.
    return title === '' || title === itemId
      ? fill(words.personalData.person, { hash })
      : fill(words.personalData.counts, { hash, counts: title })
  }
  const { titled, numbered } = words.items[subject]
  return title === '' ? fill(numbered, { id: itemId }) : fill(titled, { title })
}

/** An activity in one line. */
export const activityText = (activity: Activity, words: HistoryWords): string => {
  const object = objectOf(activity, words)
  return object === '' ? words.kinds[activity.kind] : fill(words.activities[activity.kind], { object })
}
