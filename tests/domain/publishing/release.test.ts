import { expect, it } from 'vitest'
import { movedTo, releasesOf } from '#domain/publishing/release.ts'

const change = (id: string, dueAt: string, release: string) => ({
  id,
  subject: id === '3' ? ('career' as const) : ('slider' as const),
  dueAt,
  release,
  version: Number(id),
})

it('[W22] counts the changes of each release, from the first to the last time', () => {
  const changes = [
    change('4', '2026-12-01T06:00:00.000Z', ''),
    change('1', '2026-12-05T06:00:00.000Z', 'Opening'),
    change('2', '2026-12-16T06:00:00.000Z', 'National Day'),
    change('3', '2026-12-18T06:00:00.000Z', 'National Day'),
  ]
  expect(releasesOf(changes)).toEqual([
    {
      name: 'Opening',
      changes: 1,
      first: '2026-12-05T06:00:00.000Z',
      last: '2026-12-05T06:00:00.000Z',
      subjects: ['slider'],
      versions: { 1: 1 },
    },
    {
      name: 'National Day',
      changes: 2,
      first: '2026-12-16T06:00:00.000Z',
      last: '2026-12-18T06:00:00.000Z',
      subjects: ['slider', 'career'],
      versions: { 2: 2, 3: 3 },
    },
  ])
})

it('[W22] moves the first change to a time, and the others by as much', () => {
  const changes = [
    { id: '2', dueAt: '2026-12-18T00:00:00.000Z', revertAt: '2026-12-20T12:30:00.000Z' },
    { id: '1', dueAt: '2026-12-16T00:00:00.000Z', revertAt: '' },
  ]
  expect(movedTo('2026-12-09T06:00:00Z', changes)).toEqual([
    { id: '2', dueAt: '2026-12-11T06:00:00.000Z', revertAt: '2026-12-13T18:30:00.000Z' },
    { id: '1', dueAt: '2026-12-09T06:00:00.000Z', revertAt: '' },
  ])
})
