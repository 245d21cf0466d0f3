import { resolve } from 'node:path'
import { recentChangesOf } from '../start/recent-changes.ts'
import { componentFactsOf } from '../components/component-facts.ts'
import { variantsOf } from '../components/variants.ts'
import { hexagonOf } from './hexagon.ts'
import { libraryOf } from './library.ts'
import { specificationOf } from './specification.ts'

const root = resolve(import.meta.dirname, '../..')

/** Virtual modules with facts about the code and the last test results, read when Storybook is built. */
const facts: Readonly<Record<string, () => unknown>> = {
  'virtual:specification': () => specificationOf(root),
  'virtual:hexagon': () => hexagonOf(root),
  'virtual:components': () => componentFactsOf(root),
  'virtual:variants': () => variantsOf(root),
  'virtual:recent-changes': () => recentChangesOf(root),
  'virtual:library': () => libraryOf(root),
}

export const factsOfTheCode = {
  name: 'facts-of-the-code',
  resolveId: (id: string) => (id in facts ? `\0${id}` : undefined),
  load: (id: string) => {
    const fact = facts[id.slice(1)]
    return fact && `export default ${JSON.stringify(fact())}`
  },
}
