import { entryPlaces } from '#domain/content/merge/entry-places.ts'
import { describe, expect, it } from '@effect/vitest'
import { Arbitrary, Schema } from 'effect'
import { merge, type Versions } from '#domain/content/merge/merge.ts'

const Word = Schema.Literals(['one', 'two', 'three', 'four'])
const Fact = Schema.Struct({ value: Word, label: Word })
type Fact = typeof Fact.Type
interface Facts {
  readonly facts: ReadonlyArray<Fact>
}

const facts = Arbitrary.schema(Schema.Struct({ facts: Schema.Array(Fact) }))
const collisionsIn = (versions: Versions<Facts>) =>
  merge(versions).differences.filter(({ collides }) => collides)
const written = ({ value, label }: Fact) => `${value} ${label}`
const listed = (texts: string): Facts => ({
  facts: texts
    .split(', ')
    .filter(Boolean)
    .map((text) => {
      const [value = '', label = ''] = text.split(' ')
      // The merge does not depend on the texts.
      return { value, label } as Fact
    }),
})
const merged = (base: string, mine: string, theirs: string) => {
  const { values, differences } = merge({
    base: listed(base),
    mine: listed(mine),
    theirs: listed(theirs),
  })
  return { list: values.facts.map(written).join(', '), differences }
}

describe('merging two changes of one list of groups', () => {
  it.prop(
    'keeps own changes if only I changed, and takes theirs if only they did',
    [facts, facts],
    ([base, changed]) => {
      expect(merge({ base, mine: changed, theirs: base })).toEqual({ values: changed, differences: [] })
      expect(merge({ base, mine: base, theirs: changed }).values).toEqual(changed)
      expect(merge({ base, mine: changed, theirs: changed })).toEqual({ values: changed, differences: [] })
    },
  )

  it.prop(
    'finds as many collisions with the sides swapped',
    [facts, facts, facts],
    ([base, mine, theirs]) => {
      expect(collisionsIn({ base, mine, theirs })).toHaveLength(
        collisionsIn({ base, mine: theirs, theirs: mine }).length,
      )
    },
  )

  it.prop(
    'keeps entries that either side has added at an end',
    [facts, facts, facts],
    ([base, before, behind]) => {
      const labelled = (list: Facts, by: string) =>
        list.facts.map((fact) => ({ value: `${by} ${fact.value}`, label: by }))
      const [first, last] = [labelled(before, 'theirs'), labelled(behind, 'mine')]
      const theirs = { facts: [...first, ...base.facts] } as Facts
      const mine = { facts: [...base.facts, ...last] } as Facts
      const { values, differences } = merge<Facts>({ base, mine, theirs })
      expect(values.facts).toEqual([...first, ...base.facts, ...last])
      expect(differences.filter(({ collides }) => collides)).toEqual([])
    },
  )

  it.each([
    ['changes of two entries', '1 a, 2 b', '9 a, 2 b', '1 a, 8 b', '9 a, 8 b'],
    ['changes of two parts of one entry', '1 a', '9 a', '1 z', '9 z'],
    ['a change and a removal of two entries', '1 a, 2 b', '9 a, 2 b', '1 a', '9 a'],
    ['a removal by both', '1 a, 2 b', '2 b, 3 c', '2 b', '2 b, 3 c'],
    [
      'an entry rewritten by one and another changed by the other',
      '1 a, 2 b',
      '8 y, 2 b',
      '1 a, 3 b',
      '8 y, 3 b',
    ],
    ['an addition of each at the end', '1 a', '1 a, 2 b', '1 a, 3 c', '1 a, 3 c, 2 b'],
    ['the same addition by both', '1 a', '1 a, 2 b', '0 z, 1 a, 2 b', '0 z, 1 a, 2 b'],
    ['another order and a change', '1 a, 2 b, 3 c', '3 c, 1 a, 2 b', '1 a, 9 b, 3 c', '3 c, 1 a, 9 b'],
    ['a change and another order', '1 a, 2 b, 3 c', '1 a, 9 b, 3 c', '3 c, 1 a, 2 b', '3 c, 1 a, 9 b'],
    ['another order and an addition', '1 a, 2 b', '2 b, 1 a', '1 a, 5 e, 2 b', '2 b, 1 a, 5 e'],
    ['two first entries', '', '1 a', '2 b', '2 b, 1 a'],
  ])('takes both: %s', (_, base, mine, theirs, both) => {
    const { list, differences } = merged(base, mine, theirs)
    expect(list).toBe(both)
    expect(differences.filter(({ collides }) => collides)).toEqual([])
    expect(differences[0]).toMatchObject({ field: 'facts', holdsBoth: true })
  })

  it('names the changed part of an entry by its new position', () => {
    const { list, differences } = merged('1 a, 2 b', '1 a, 9 b', '0 z, 1 a, 8 b')
    expect(list).toBe('0 z, 1 a, 9 b')
    expect(differences).toContainEqual({ field: 'facts.2.value', mine: '9', theirs: '8', collides: true })
    expect(differences).toContainEqual({
      field: 'facts.0',
      mine: undefined,
      theirs: { value: '0', label: 'z' },
      collides: false,
    })
  })

  it('keeps an entry that one side changed and the other removed', () => {
    const removedByThem = merged('1 a, 2 b', '1 a, 9 b', '1 a')
    expect(removedByThem.list).toBe('1 a, 9 b')
    expect(removedByThem.differences).toContainEqual({
      field: 'facts.1',
      mine: { value: '9', label: 'b' },
      theirs: undefined,
      collides: true,
    })
    const removedByMe = merged('1 a, 2 b', '2 b', '9 a, 2 b')
    expect(removedByMe.list).toBe('9 a, 2 b')
    expect(removedByMe.differences).toContainEqual({
      field: 'facts.0',
      mine: undefined,
      theirs: { value: '9', label: 'a' },
      collides: true,
    })
  })

  it('treats the list as one value if both sides reordered it', () => {
    const { list, differences } = merged('1 a, 2 b, 3 c', '3 c, 1 a, 2 b', '2 b, 1 a, 3 c')
    expect(list).toBe('3 c, 1 a, 2 b')
    expect(differences).toMatchObject([{ field: 'facts', collides: true }])
  })
})

it('[T11] empty translations do not make two entries look alike', () => {
  const entry = (title: string, text: string) => ({ title, text, translations: { ar: { title: '' } } })
  const base = [entry('Ports', 'Quays'), entry('Energy', 'Wind')]
  expect(entryPlaces(base, [entry('Energy', 'Sun')])).toEqual([undefined, 0])
})

it('[T11] an entry is paired with the one that shares most of its parts', () => {
  const entry = (title: string, text: string) => ({ title, company: 'Jalboot Marine', text })
  const base = [entry('Ports', 'Quays'), entry('Energy', 'Wind')]
  expect(entryPlaces(base, [entry('Energy', 'Sun')])).toEqual([undefined, 0])
  expect(entryPlaces(base, [entry('Energy', 'Sun'), entry('Ports', 'Berths')])).toEqual([1, 0])
})
