import { describe, expect, it } from 'vitest'
import { daysLeft } from '#domain/history/retention-days.ts'
import { keyOf, refOf } from '#domain/history/item-ref.ts'
import { formerState } from '#domain/history/former-state.ts'

describe('the state before a change', () => {
  it('has the former values without those that the change added', () => {
    const before = { statement: 'We build.', facts: [{ value: '12', label: 'companies' }] }
    const after = {
      statement: 'We sail.',
      facts: [],
      newsTitle: 'Lately',
      services: [{}],
      site: { logo: '/a' },
    }
    expect(formerState({ before, after })).toEqual({ ...before, newsTitle: '', services: [], site: {} })
    expect(formerState({ before: null, after: { title: 'New' } })).toEqual({ title: '' })
  })
})

describe('the trash', () => {
  it('identifies items by readable keys', () => {
    const ref = { subject: 'newsArticle', itemId: '12' } as const
    expect(refOf(keyOf(ref))).toEqual(ref)
    for (const key of ['homePage/1', 'secrets/1', '']) expect(() => refOf(key)).toThrow('does not identify')
  })

  it('rounds the remaining days up', () => {
    const now = Date.parse('2026-11-30T12:00:00.000Z')
    const left = (deletedAt: string) => daysLeft(deletedAt, now)
    expect(left('2026-11-30T12:00:00.000Z')).toBe(30)
    expect(left('2026-11-29T13:00:00.000Z')).toBe(30)
    expect(left('2026-11-01T12:00:00.000Z')).toBe(1)
    expect(left('2026-10-31T11:00:00.000Z')).toBe(0)
    expect(left('2020-01-01T00:00:00.000Z')).toBe(0)
  })
})
