import { Arbitrary, Effect, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { sequenceDifference, type Part } from '#domain/history/sequence-difference.ts'
import { wordDifference } from '#domain/history/word-difference.ts'

const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['[+', '+]'] } as const
const written = (parts: ReadonlyArray<Part>) =>
  parts.map(({ kind, value }) => marks[kind][0] + value + marks[kind][1]).join('')
const side = (parts: ReadonlyArray<Part>, without: 'removed' | 'added') =>
  parts.filter(({ kind }) => kind !== without).map(({ value }) => value)

describe('the difference of two texts', () => {
  it.each([
    ['', '', ''],
    ['', 'New text', '[+New text+]'],
    ['Old text', '', '[-Old text-]'],
    ['The fourth berth at Hidd', 'The fifth berth at Hidd', 'The [-fourth-][+fifth+] berth at Hidd'],
    ['one two three', 'one three', 'one [-two -]three'],
    ['a b c', 'x y c', '[-a b-][+x y+] c'],
    ['First.\n\nSecond.', 'First.\n\nSecond, and third.', 'First.\n\n[-Second.-][+Second, and third.+]'],
    ['ميناء سترة', 'ميناء الحد', 'ميناء [-سترة-][+الحد+]'],
  ])('%j and %j', (before, after, expected) => {
    expect(written(wordDifference(before, after))).toBe(expected)
  })

  it('contains both texts completely', async () => {
    const word = Arbitrary.schema(Schema.Literals(['a', 'b', 'c', ' ', '\n', 'dd', '']))
    const text = Arbitrary.array(word).pipe(Arbitrary.map((words) => words.join('')))
    const result = await Effect.runPromise(
      Arbitrary.checkEffect(
        Arbitrary.all([text, text]),
        ([before, after]) => {
          const parts = wordDifference(before, after)
          return Effect.succeed(
            side(parts, 'added').join('') === before && side(parts, 'removed').join('') === after,
          )
        },
        { runs: 500 },
      ),
    )
    expect(Arbitrary.formatCheckFailure(result)).toBeUndefined()
  })

  it('is minimal: common words are unchanged', () => {
    const before = 'abcabba'.split('')
    const after = 'cbabac'.split('')
    const parts = sequenceDifference(before, after)
    expect(parts.filter(({ kind }) => kind === 'same')).toHaveLength(4)
    expect([side(parts, 'added'), side(parts, 'removed')]).toEqual([before, after])
  })

  it('of long texts without common words is one removal and one addition', () => {
    const words = (letter: string) => Array.from({ length: 2_000 }, (_, at) => letter + at).join(' ')
    expect(wordDifference(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
})
