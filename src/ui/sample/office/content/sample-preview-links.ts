import type { PreviewLink } from '#domain/publishing/preview-link.ts'
import { day } from '#domain/time/durations.ts'
import { samplePeople } from '../sample-people.ts'

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

const link = (own: Pick<PreviewLink, 'id' | 'label'> & Partial<PreviewLink>): PreviewLink => ({
  scope: 'site',
  moment: 'drafts',
  until: inDays(5),
  openedAt: '',
  createdAt: inDays(-2),
  author: { id: samplePeople.Admin.id, name: samplePeople.Admin.name },
  ...own,
})

const { id, name } = samplePeople.CXTeam
const author = { id, name }

/** Links to everything that can be shown, valid and ended. */
export const samplePreviewLinks: ReadonlyArray<PreviewLink> = [
  link({ id: '5', label: 'Group board', moment: '2046-12-16T06:00:00.000Z', openedAt: inDays(-0.1) }),
  link({ id: '4', label: 'Solar neighbours, for Dana', scope: 'newsArticle/6', author }),
  link({ id: '3', label: 'Graduate Programme, HR board', scope: 'career', moment: 'any' }),
  link({ id: '2', label: 'Liwan Court, photographs', scope: 'draft/12', until: inDays(-1), author }),
  link({ id: '1', label: 'Board, first look', until: inDays(-6), openedAt: inDays(-7) }),
]
