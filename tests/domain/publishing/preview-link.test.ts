import { expect, test } from 'vitest'
import {
  completeLink,
  permittedScope,
  previewLinkErrors,
  readScope,
  type NewPreviewLink,
} from '#domain/publishing/preview-link.ts'

const now = Date.parse('2026-11-22T07:40:30.000Z')
const link: NewPreviewLink = { label: 'Group board', scope: 'site', moment: 'drafts' }
const errorsOf = (change: Partial<NewPreviewLink>, role: 'Admin' | 'Hr' | 'CXTeam' = 'Admin') =>
  previewLinkErrors({ ...link, ...change }, { now, role })

test('[V5] a link is valid for 7 days, and for 30 at most', () => {
  expect(completeLink(link, now).until).toBe('2026-11-29T07:40:30.000Z')
  expect(errorsOf({ until: '2026-12-22T07:40:30Z' })).toEqual({})
  expect(errorsOf({ until: '2026-12-22T07:41:00Z' })).toEqual({
    until: 'A link is valid for at most 30 days.',
  })
  expect(errorsOf({ until: '2026-11-22T07:40:00Z' })).toEqual({
    until: 'The link must expire in the future.',
  })
  expect(errorsOf({ until: 'tomorrow' })).toEqual({ until: 'This time cannot be read.' })
})

test('[V5] a link says for whom it is', () => {
  expect(errorsOf({ label: ' ' })).toEqual({ label: 'Enter who the link is for.' })
  expect(errorsOf({ label: 'x'.repeat(81) })).toEqual({ label: 'A label has at most 80 characters.' })
  expect(completeLink({ ...link, label: ' Dana ' }, now).label).toBe('Dana')
})

test('a link shows the drafts, any moment, or one in whole minutes from now on', () => {
  const moments = ['drafts', 'any', '2026-12-16T06:00:00Z', '2026-11-22T07:40:00.000Z']
  expect(moments.map((moment) => errorsOf({ moment }))).toEqual([{}, {}, {}, {}])
  expect(errorsOf({ moment: '2026-12-16T06:00:01Z' })).toEqual({ moment: 'This time cannot be read.' })
  expect(errorsOf({ moment: '' })).toEqual({ moment: 'This time cannot be read.' })
  expect(errorsOf({ moment: '2026-11-21T06:00:00Z' })).toEqual({ moment: 'A preview cannot show the past.' })
  expect(completeLink({ ...link, moment: '2026-12-16T06:00:00Z' }, now).moment).toBe(
    '2026-12-16T06:00:00.000Z',
  )
})

test('[V6] a link shows only what its maker may edit', () => {
  const refused = { scope: 'Your role does not allow a link to this.' }
  expect(errorsOf({ scope: 'career' }, 'CXTeam')).toEqual(refused)
  expect(errorsOf({ scope: 'career/4' }, 'CXTeam')).toEqual(refused)
  expect(errorsOf({ scope: 'newsArticle/57' }, 'CXTeam')).toEqual({})
  expect(permittedScope('site', 'Hr')).toEqual({ subjects: ['career'] })
  expect(permittedScope('site', 'CXTeam')?.subjects).not.toContain('career')
  expect(permittedScope('newsArticle/57', 'Hr')).toBeUndefined()
})

test('reads a scope, and refuses any other text', () => {
  expect(readScope('newsArticle/57')).toEqual({
    subjects: ['newsArticle'],
    only: { subject: 'newsArticle', itemId: '57' },
  })
  expect(readScope('homePage')).toEqual({ subjects: ['homePage'] })
  expect(readScope('draft/12')?.only).toEqual({ draftId: '12' })
  const others = ['', 'draft', 'account/1', 'newsArticle/', 'newsArticle/0', 'newsArticle/5/6', 'site/1']
  expect(others.map(readScope)).toEqual(others.map(() => undefined))
})
