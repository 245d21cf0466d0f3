import { globSync, readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { guides } from '../../../.storybook/components/guides.ts'

const textOf = (files: ReadonlyArray<string>) => files.map((file) => readFileSync(file, 'utf8')).join('\n')

/** Folders that hold no component. */
const noComponents = ['fonts', 'tokens']

const components = globSync('src/ui/design/*/*', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !noComponents.includes(entry.name))
  .map(({ name, parentPath }) => {
    const files = globSync(`${parentPath}/${name}/*.{ts,tsx}`)
    const isStory = (file: string) => file.endsWith('.stories.tsx')
    return {
      name,
      guide: guides[name],
      code: textOf(files.filter((file) => !/\.(stories|guide)\.tsx$/.test(file))),
      stories: textOf(files.filter(isStory)),
    }
  })

/** How code and stories mention a state. */
const states = {
  disabled: [/:disabled\b|\bdisabled=\{/, /disabled|busy/i],
  invalid: [/\[aria-invalid|aria-invalid=/, /invalid|error/i],
  busy: [/\bbusy\?:|\bbusy =/, /busy|loading|saving/i],
  checked: [/:checked|aria-checked/, /checked|chosen/i],
  selected: [/aria-selected/, /selected/i],
  expanded: [/aria-expanded/, /open|nothing ?found/i],
} as const

describe('the page of every component', () => {
  it('exists for every component, and for nothing else', () => {
    expect(components.length).toBeGreaterThan(40)
    expect(Object.keys(guides).toSorted()).toEqual(components.map(({ name }) => name).toSorted())
  })

  it('has the name of its folder, search names, and an address without them', () => {
    const lacking = components.filter(({ name, stories }) => {
      const title = new RegExp(`title: 'Components/${name.replaceAll('-', ' ')} \\([a-z, -]+\\)'`, 'i')
      return !title.test(stories) || !stories.includes(`id: 'components-${name}'`)
    })
    expect(lacking.map(({ name }) => name)).toEqual([])
  })

  it('has a sentence on what to do and one on what not', () => {
    const isSentence = (text: string | undefined) => /^[A-Z].{15,}[.”]$/.test(text ?? '')
    const lacking = components.filter(
      ({ guide }) => !isSentence(guide?.do.text) || !isSentence(guide?.dont.text),
    )
    expect(lacking.map(({ name }) => name)).toEqual([])
  })

  it('names parts, content rules, and existing components to use instead', () => {
    const lacking = components.filter(({ guide }) => {
      const { instead = {}, anatomy = [], words = [], heard = '' } = guide ?? {}
      const others = Object.keys(instead)
      const isComplete = others.length > 0 && anatomy.length > 0 && words.length > 0 && heard.length > 0
      return !isComplete || others.some((other) => !(other in guides))
    })
    expect(lacking.map(({ name }) => name)).toEqual([])
  })

  it('frames only stories that exist', () => {
    const framed = components.flatMap(({ name, guide, stories }) =>
      [guide?.do, guide?.dont].flatMap((example) =>
        example && 'story' in example ? [{ name, story: example.story, stories }] : [],
      ),
    )
    expect(framed.length).toBeGreaterThan(8)
    const exists = ({ story, stories }: (typeof framed)[number]) =>
      [...stories.matchAll(/^export const (\w+)/gm)].some(
        ([, name = '']) => toId('a', storyNameFromExport(name)) === `a--${story}`,
      )
    expect(framed.filter((each) => !exists(each)).map(({ name, story }) => `${name} ${story}`)).toEqual([])
  })

  it('names the keys of a focusable component', () => {
    const focusable =
      /<(?:button|a|input|select|textarea|Button|IconButton|TextLink)\b|tabIndex|Dialog\.Content/
    const lacking = components.filter(({ code, guide }) => focusable.test(code) && guide?.keys === undefined)
    expect(components.filter(({ code }) => focusable.test(code)).length).toBeGreaterThan(20)
    expect(lacking.map(({ name }) => name)).toEqual([])
  })

  it('shows its variants from the arrays of its types', () => {
    const lacking = components.flatMap(({ name, code, stories }) =>
      [...code.matchAll(/export const (\w+) = \[[^\]]*\] as const/g)]
        .filter(([, array = '']) => !stories.includes(array))
        .map(([, array]) => `${name}: ${array}`),
    )
    expect(lacking).toEqual([])
  })

  it.each(Object.entries(states))('shows the state %s', (_, [inCode, inStories]) => {
    const having = components.filter(({ code }) => inCode.test(code))
    expect(having.length).toBeGreaterThan(0)
    expect(having.filter(({ stories }) => !inStories.test(stories)).map(({ name }) => name)).toEqual([])
  })
})
