import { describe, expect, it } from 'vitest'
import {
  sectionName,
  takeOut,
  withCopy,
  withMoved,
  withRestored,
} from '#domain/content/page/arrange-sections.ts'

const sections = ['a', 'b', 'c'].map((id) => ({ id, kind: 'text', title: id.toUpperCase() }))
const idsOf = (list: ReadonlyArray<{ readonly id: string }>) => list.map(({ id }) => id).join('')

describe('[S14] sections', () => {
  it('are moved, at most to the ends', () => {
    const moves = [
      ['a', 1],
      ['a', 2],
      ['c', 0],
      ['a', -1],
      ['b', 9],
      ['x', 0],
    ] as const
    expect(moves.map(([id, to]) => idsOf(withMoved(sections, id, to)))).toEqual([
      'bac',
      'bca',
      'cab',
      'abc',
      'acb',
      'abc',
    ])
  })

  it('are copied with an id of their own', () => {
    const copied = withCopy(sections, 'b', 'new')
    expect(copied[2]).toEqual({ id: 'new', kind: 'text', title: 'B' })
    expect(idsOf(copied)).toBe('abnewc')
    expect(withCopy(sections, 'x', 'new')).toBe(sections)
  })

  it('[T13] copies name the texts that their translations were made from', () => {
    const figures = [{ label: 'Depth', sources: { ar: { label: 'x' } } }]
    const one = { id: 'a', kind: 'figures', figures, sources: { ar: { title: 'y' } } }
    const stored = [{ ...one, sources: { ar: { title: 'z' } } }]
    expect(withCopy([one], 'a', 'new', stored)[1]).toEqual({
      ...one,
      id: 'new',
      figures: [{ ...figures[0], madeFrom: { ar: { label: 'x' } } }],
      madeFrom: { ar: { title: 'z' } },
    })
  })

  it('are taken out, and return to their place', () => {
    for (const id of ['a', 'b', 'c']) {
      const taken = takeOut(sections, id)
      expect(taken?.left).toHaveLength(2)
      expect(taken && withRestored(taken.left, taken.removed)).toEqual(sections)
    }
    expect(takeOut(sections, 'x')).toBeUndefined()
  })

  it('return behind the section that they followed, wherever that is now', () => {
    const taken = takeOut(sections, 'b')
    if (taken === undefined) throw new Error('It is not there')
    expect(idsOf(withRestored(withMoved(taken.left, 'a', 1), taken.removed))).toBe('cab')
    const gone = takeOut(taken.left, 'a')?.left ?? []
    expect(idsOf(withRestored(gone, taken.removed))).toBe('bc')
    expect(idsOf(withRestored(sections, taken.removed))).toBe('abc')
  })

  it('are named by their heading, or else by how their text begins', () => {
    const named = (kind: string, parts: object) => sectionName({ id: 'a', kind, ...parts })
    const body = { blocks: [{ type: 'paragraph', text: [{ text: 'First\nsecond' }] }] }
    expect([
      named('text', { title: 'Heading', body }),
      named('text', { title: ' ', body }),
      named('quote', { text: 'Said' }),
      named('newer', { title: 7 }),
    ]).toEqual(['Heading', 'First', 'Said', ''])
  })
})
