import { expect, it } from 'vitest'
import { tokensAsCss, tokensAsDtcg } from '../../../.storybook/tokens/token-files.ts'
import { customPropertiesOf, tokenSets } from '../../../.storybook/tokens/token-tree.ts'

interface Node {
  readonly $type?: string
  readonly $value?: unknown
  readonly $extensions?: Readonly<Record<string, string>>
}

/** The CSS values in the JSON, in the order of the file. */
const valuesIn = (node: object): ReadonlyArray<string> =>
  '$extensions' in node
    ? Object.values((node as Node).$extensions ?? {})
    : Object.values(node).flatMap((child: unknown) =>
        typeof child === 'object' && child !== null ? valuesIn(child) : [],
      )

const typesIn = (node: object): ReadonlyArray<string> =>
  '$extensions' in node
    ? [(node as Node).$type ?? 'none']
    : Object.values(node).flatMap((child: unknown) =>
        typeof child === 'object' && child !== null ? typesIn(child) : [],
      )

it('the tokens as JSON and as CSS have the same values', () => {
  const inCss = [...tokensAsCss().matchAll(/^ {2}--[\w-]+: (.*);$/gm)].map(([, value = '']) => value)
  expect(inCss.length).toBeGreaterThan(150)
  expect(valuesIn(tokensAsDtcg())).toEqual(inCss)
})

it('the tokens as CSS have each name once in a set', () => {
  for (const { tokens } of tokenSets) {
    const names = customPropertiesOf(tokens).map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})

it('colours, sizes, times and faces have a type of the format', () => {
  const types = typesIn(tokensAsDtcg())
  const count = (type: string) => types.filter((each) => each === type).length
  expect(count('color')).toBeGreaterThan(80)
  expect(count('cubicBezier')).toBe(3)
  expect(count('duration')).toBe(6)
  expect(count('fontFamily')).toBe(6)
  expect(count('none')).toBeLessThan(40)
})
