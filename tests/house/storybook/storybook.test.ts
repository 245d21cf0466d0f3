import { readdirSync, readFileSync } from 'node:fs'
import { toId, storyNameFromExport } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { addressOfStory } from '../../../.storybook/gallery/address-of-story.ts'
import { screens } from '../../../.storybook/gallery/screens.ts'
import { storiesOfAddresses, storyOf } from '../../../.storybook/gallery/stories-of-screens.ts'
import { patterns } from '../../../.storybook/patterns/patterns.ts'
import { restingStates } from '../../../.storybook/statecharts/chart.ts'
import { storiesOfStates, unseenMachines } from '../../../.storybook/statecharts/stories-of-states.ts'
import { walkableMachines } from '../../domain/support/walkable-machines.ts'

const filesIn = (tree: string) =>
  readdirSync(tree, { recursive: true, encoding: 'utf8' }).map((name) => `${tree}/${name}`)
const textOf = (path: string) => readFileSync(path, 'utf8')

const storyFiles = ['src/ui', '.storybook'].flatMap(filesIn).filter((path) => path.endsWith('.stories.tsx'))

const stories = storyFiles.flatMap((path) => {
  const text = textOf(path)
  const [, title = '', id] =
    /(?:^const meta|\.\.\.officeStory,)[^]*?\btitle: '([^']+)',?(?:\s+id: '([^']+)')?/m.exec(text) ?? []
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    toId(id ?? title, storyNameFromExport(name)),
  )
})

const seen = Object.values(walkableMachines).filter(({ machine }) => !unseenMachines.includes(machine.id))
const states = seen.flatMap(({ machine }) => restingStates(machine))

it('every state of a machine of the screens has a story', () => {
  // Printed at each run to notice a falling count.
  console.log(`${stories.length} stories show the ${states.length} states of the screens' machines`)
  expect(stories.length).toBeGreaterThan(400)
  expect(Object.keys(storiesOfStates).toSorted()).toEqual(states.toSorted())
  const named = Object.values(storiesOfStates).flat()
  expect(named.filter((story) => !stories.includes(story))).toEqual([])
  expect(Object.entries(storiesOfStates).filter(([, shown]) => shown.length === 0)).toEqual([])
})

// Storybook writes descriptions into `parameters.docs` of the file, which overwrites spread parameters.
it('a story file with a description repeats the parameters that it spreads', () => {
  const described = storyFiles.flatMap((path) => {
    const [, meta = ''] = /\*\/\nconst meta = \{\n([^]*?)\n\} satisfies/.exec(textOf(path)) ?? []
    return /^  \.\.\./m.test(meta) ? [{ path, meta }] : []
  })
  expect(described.length).toBeGreaterThan(1)
  const loses = ({ meta }: (typeof described)[number]) => !/^  parameters: \{[^]*\bdocs: \{/m.test(meta)
  expect(described.filter(loses).map(({ path }) => path)).toEqual([])
})

it('every machine of the domain has a statechart', () => {
  const machines = filesIn('src/domain/machines').filter((path) => path.endsWith('-machine.ts'))
  expect(Object.keys(walkableMachines)).toHaveLength(machines.length)
  const charts = stories.filter((story) => story.startsWith('statecharts--'))
  expect(charts.toSorted()).toEqual(
    Object.keys(walkableMachines)
      .map((name) => toId('Statecharts', storyNameFromExport(name)))
      .toSorted(),
  )
})

it('every component of the design system has a story', () => {
  const parts = filesIn('src/ui/design').filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.stories.tsx'),
  )
  const components = parts.flatMap((path) =>
    [...textOf(path).matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name = '']) => ({
      path,
      name,
    })),
  )
  expect(components.length).toBeGreaterThan(40)
  const shown = storyFiles.map(textOf).join('\n')
  const isShown = ({ path, name }: (typeof components)[number]) => {
    const within = parts
      .filter((other) => other !== path && other.split('/')[3] === path.split('/')[3])
      .map(textOf)
    return [shown, ...within].some((text) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(text))
  }
  expect(components.filter((component) => !isShown(component))).toEqual([])
})

it('the gallery and the patterns show stories that exist', () => {
  const shown = [...screens, ...Object.values(patterns)].map(({ story }) => story)
  expect(shown.length).toBeGreaterThan(30)
  expect(shown.filter((story) => !stories.includes(story))).toEqual([])
})

it('every screen of the product leads to a story that exists', () => {
  const shown = storiesOfAddresses.map(([, story]) => story)
  expect(shown.filter((story) => !stories.includes(story))).toEqual([])
  const paths = ['/', '/ar/about', '/NewsInsights/4', '/admin', '/admin/EditNews/3', '/admin/medialess']
  expect(paths.map(storyOf)).toEqual([
    'site-whole-site--home',
    'site-whole-site--about',
    'site-whole-site--news',
    'admin-sign-in--empty',
    'admin-editor--edit',
    undefined,
  ])
})

it('the story of a screen leads to its address in the product', () => {
  expect(addressOfStory('Admin/Editor', { at: '/EditNews/3' })).toBe('/admin/EditNews/3')
  expect(addressOfStory('Product/All pages', { at: '/career' })).toBe('/career')
  expect(addressOfStory('Site/Whole site', { path: '/about' })).toBe('/about')
  expect(addressOfStory('Components/Button', { at: '/about' })).toBe(undefined)
})

it('every pattern has a page', () => {
  const pages = filesIn('.storybook/patterns').filter((path) => path.endsWith('.mdx'))
  const named = pages.map((path) => /<PatternPage name="([^"]+)"/.exec(textOf(path))?.[1] ?? path)
  expect(named.toSorted()).toEqual(Object.keys(patterns).toSorted())
})
