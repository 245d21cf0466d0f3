import type { Change, Snapshot } from '#domain/history/activity.ts'
import { sampleContents } from './sample-contents.ts'
import { samplePeople } from '../sample-people.ts'

const { Admin, Hr, CXTeam } = samplePeople
const [first, , , , dhuha] = sampleContents.newsArticle ?? []
const noAuthor = { id: '', name: '' }
const none = { subject: '', itemId: '', title: '', version: 0, before: null, after: null } as const
const article = { subject: 'newsArticle', itemId: '5' } as const
const earlier: Snapshot = {
  ...dhuha,
  title: 'Dhuha Energy brings 80 MW online',
  description: 'A first field.',
}

/** Earlier activities, oldest first, with ascending ids. */
export const sampleHistory: ReadonlyArray<Change> = [
  { kind: 'signedIn', author: Admin, ...none },
  {
    kind: 'added',
    author: CXTeam,
    ...article,
    title: String(earlier['title']),
    version: 1,
    before: null,
    after: earlier,
  },
  { kind: 'signInFailed', author: noAuthor, ...none },
  { kind: 'refused', author: Hr, ...none, title: 'GET /api/group/adminuser' },
  {
    kind: 'updated',
    author: CXTeam,
    ...article,
    title: dhuha?.title ?? '',
    version: 2,
    before: earlier,
    after: { ...dhuha, image: first?.image },
  },
  {
    kind: 'ordered',
    author: CXTeam,
    subject: 'brand',
    itemId: '',
    title: 'brands',
    version: 0,
    before: { order: ['Salwan Health', 'Jalboot Marine', 'Dhuha Energy'] },
    after: { order: ['Jalboot Marine', 'Salwan Health', 'Dhuha Energy'] },
  },
  {
    kind: 'updated',
    author: Admin,
    ...article,
    title: dhuha?.title ?? '',
    version: 3,
    before: { ...dhuha, image: first?.image },
    after: { ...dhuha },
  },
  { kind: 'sentAgain', author: Admin, ...none, title: 'notification mail of enquiry BCD23456' },
].map((change, at): Change => ({
  // The table above contains all other fields of a change.
  ...(change as Omit<Change, 'id' | 'at' | 'address'>),
  id: String(at + 1),
  at: `2026-11-2${at}T0${at + 1}:15:00.000Z`,
  address: '10.0.0.7',
}))
