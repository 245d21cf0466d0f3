import type { Draft } from '#domain/publishing/draft.ts'
import { day } from '#domain/time/durations.ts'
import { samplePeople } from '../sample-people.ts'
import { samplePicture } from './sample-picture.ts'

/** The instant of 09:00 in Bahrain, a number of days from today. */
const inDays = (days: number) =>
  `${new Date(Date.now() + days * day).toISOString().slice(0, 10)}T06:00:00.000Z`

const { id, name } = samplePeople.CXTeam
const began = '2026-11-20T07:30:00.000Z'

const draft = (own: Pick<Draft, 'id' | 'subject' | 'itemId'> & Partial<Draft>): Draft => ({
  action: 'publish',
  base: null,
  fields: {},
  dueAt: '',
  revertsId: '',
  release: '',
  state: 'waiting',
  reason: '',
  author: { id, name },
  version: 1,
  createdAt: began,
  updatedAt: began,
  ...own,
})

const titled = (title: string) => ({ base: { title }, fields: { title } })

const court = { title: 'Liwan Court, Riyadh', images: [{ image: samplePicture(), name: '' }] }

/** Drafts and scheduled changes in every state. */
export const sampleDrafts: ReadonlyArray<Draft> = [
  draft({
    id: '1',
    subject: 'newsArticle',
    itemId: '2',
    ...titled('Old trade routes, new cargo'),
    dueAt: '2026-11-20T06:00:00.000Z',
    state: 'failed',
    reason: 'The item was deleted.',
  }),
  draft({
    id: '2',
    subject: 'newsArticle',
    itemId: '5',
    ...titled('Jalboot Marine opens a fourth berth at Hidd'),
    dueAt: inDays(13),
    release: 'Opening at Hidd',
  }),
  draft({
    id: '3',
    subject: 'newsArticle',
    itemId: '5',
    action: 'revert',
    dueAt: inDays(16),
    revertsId: '2',
  }),
  draft({
    id: '4',
    subject: 'newsArticle',
    itemId: '',
    fields: {
      title: 'Salwan Health to build a courtyard hospital in Isa Town',
      image: samplePicture('#F0F6F8', '#377E97'),
      description: 'The 140-bed hospital is planned around four gardens.',
    },
    dueAt: inDays(24),
    release: 'National Day',
  }),
  draft({
    id: '5',
    subject: 'portfolioItem',
    itemId: '1',
    base: court,
    fields: court,
    dueAt: inDays(24),
    release: 'National Day',
  }),
  draft({
    id: '6',
    subject: 'newsArticle',
    itemId: '3',
    action: 'unpublish',
    base: { title: 'Darbline suspends the Salwa route until Thursday' },
    dueAt: inDays(30),
  }),
  draft({ id: '7', subject: 'newsArticle', itemId: '', fields: { title: 'Sitra Flats, phase three' } }),
  draft({ id: '8', subject: 'newsArticle', itemId: '4', ...titled('Badgir Estates completes Liwan Court') }),
  draft({
    id: '9',
    subject: 'newsArticle',
    itemId: '',
    fields: { title: 'A note that is not needed any more' },
    state: 'discarded',
  }),
]
