import { expect, test } from 'vitest'
import {
  draftsMoment,
  dueMoments,
  isPreviewed,
  momentOfSegment,
  momentSegment,
} from '#domain/publishing/preview.ts'

test('a moment in an address is that of the preview', () => {
  const instant = '2026-12-16T06:05:00.000Z'
  expect(momentSegment(instant)).toBe('20261216T0605Z')
  expect(momentOfSegment('20261216T0605Z')).toBe(instant)
  expect(momentOfSegment(momentSegment(draftsMoment))).toBe(draftsMoment)
  for (const unknown of [
    '',
    'draft',
    '20261216',
    '20261316T0605Z',
    '20261216T0605Z0',
    '2026-12-16T06:05:00Z',
  ])
    expect(momentOfSegment(unknown)).toBeUndefined()
})

test('changes of one time are one moment, with its releases', () => {
  const [noon, night] = ['2026-12-16T12:00:00.000Z', '2026-12-16T21:00:00.000Z']
  expect(
    dueMoments([
      { dueAt: noon, release: 'Day' },
      { dueAt: noon, release: '' },
      { dueAt: noon, release: 'Day' },
      { dueAt: noon, release: 'Opening' },
      { dueAt: night, release: '' },
    ]),
  ).toEqual([
    { dueAt: noon, releases: ['Day', 'Opening'], total: 4 },
    { dueAt: night, releases: [], total: 1 },
  ])
})

test('a preview of one draft has its change back', () => {
  const subjects = ['brand', 'newsArticle'] as const
  const draft = { id: '7', revertsId: '', subject: 'newsArticle', itemId: '57' } as const
  const back = { ...draft, id: '8', revertsId: '7' }
  const other = { ...draft, id: '9', itemId: '58' }
  const shownOf = (only: Parameters<typeof isPreviewed>[0]['only']) =>
    [draft, back, other].filter((each) => isPreviewed({ subjects, ...(only && { only }) }, each))
  expect(shownOf(undefined)).toEqual([draft, back, other])
  expect(shownOf({ draftId: '7' })).toEqual([draft, back])
  expect(shownOf({ subject: 'newsArticle', itemId: '58' })).toEqual([other])
  expect(isPreviewed({ subjects: ['brand'], only: { draftId: '7' } }, draft)).toBe(false)
})
