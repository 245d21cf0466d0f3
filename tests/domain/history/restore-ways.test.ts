import { describe, expect, it } from 'vitest'
import { contentTypeNames } from '#domain/content/content-types.ts'
import { changeKinds } from '#domain/history/activity.ts'
import { isOfProvider, restoreWays, stateAfter } from '#domain/history/restore-ways.ts'
import { subjects } from '#domain/history/subject.ts'

const all = { state: 'live', mayChangeLive: true, hasDrafts: true } as const

/** The subjects that can be restored in a way. */
const restored = (way: 'atOnce' | 'draft', restoring: Parameters<typeof restoreWays>[1] = all) =>
  subjects.filter((subject) => restoreWays(subject, restoring).includes(way))

describe('the ways to restore a version', () => {
  it('restores content types, accounts, the home page and the desk at once', () => {
    expect(restored('atOnce')).toEqual([...contentTypeNames, 'account', 'homePage', 'desk'])
  })

  it('saves only what has drafts as a draft', () => {
    expect(restored('draft')).toEqual([...contentTypeNames, 'homePage'])
  })

  it.each([
    ['a person who needs approval', { mayChangeLive: false }],
    ['an unpublished item', { state: 'unpublished' }],
  ] as const)('leaves only a draft to %s', (_, restoring) => {
    expect(restored('atOnce', { ...all, ...restoring })).toEqual([])
    expect(restored('draft', { ...all, ...restoring })).toEqual(restored('draft'))
  })

  it('saves no draft where the back end has none', () => {
    expect(restored('draft', { ...all, hasDrafts: false })).toEqual([])
  })

  it('restores nothing of a deleted item', () => {
    const restoring = { ...all, state: 'absent' } as const
    expect([...restored('atOnce', restoring), ...restored('draft', restoring)]).toEqual([])
  })
})

describe('a version of an account that a provider signs in', () => {
  const current = { name: 'Mona', email: 'mona@example.com', role: 'Hr', fromProvider: true }

  it('is not restored if the provider would have to change', () => {
    expect(isOfProvider({ ...current, role: 'CXTeam' }, current)).toBe(true)
    expect(isOfProvider({ ...current, needsApproval: true }, current)).toBe(false)
  })

  it('is restored whole while its account is local', () => {
    const { fromProvider: _, ...local } = current
    expect(isOfProvider({ ...local, role: 'CXTeam' }, local)).toBe(false)
  })
})

it('tells from the newest change whether an item is on the site', () => {
  const kinds = (state: string) => changeKinds.filter((kind) => stateAfter(kind) === state)
  expect(kinds('absent')).toEqual(['deleted', 'erased'])
  expect(kinds('unpublished')).toEqual(['unpublished'])
})
