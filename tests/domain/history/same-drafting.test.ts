import { expect, it } from 'vitest'
import { isSameDrafting } from '#domain/history/activity.ts'

const save = (at: string, id = '3', kind: 'drafted' | 'scheduled' = 'drafted') => ({
  kind,
  at: `2026-11-22T07:${at}Z`,
  author: { id, name: 'Omar Sabt' },
})

it('[W3] joins the saves of a draft by one person within ten minutes', () => {
  const first = save('00:00.000')
  expect([
    isSameDrafting(first, save('09:59.999')),
    isSameDrafting(first, save('10:00.000')),
    isSameDrafting(first, save('01:00.000', '4')),
    isSameDrafting(first, save('01:00.000', '3', 'scheduled')),
    isSameDrafting(save('00:00.000', '3', 'scheduled'), save('01:00.000')),
  ]).toEqual([true, false, false, false, false])
})
