import type { Activity } from '#domain/history/activity.ts'
import type { HistoryWords } from '#domain/wording/en/history.ts'
import { fill } from '#domain/wording/template.ts'

/** Without a name it was the server, or someone who was not signed in. */
export const authorOf = ({ author, kind }: Activity, { authors }: HistoryWords): string =>
  author.name || (kind === 'signInFailed' || kind === 'resetStarted' ? authors.unknown : authors.server)

/** Characters of an e-mail's hash that tell people apart. */
const shortHash = 8

/** Such as 'article “A fourth berth”'; empty for a sign-in. */
export const objectOf = ({ subject, itemId, title }: Activity, words: HistoryWords): string => {
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
