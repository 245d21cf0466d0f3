import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { otherNamesOf } from '../frame/other-names.ts'
import { sizesIn, type Size } from './sizes.ts'

export interface Change {
  readonly date: string
  readonly subject: string
}

interface Use {
  readonly title: string
  /** The address of its docs page within Storybook. */
  readonly id: string
}

/** What the code says of a component. */
export interface ComponentFacts {
  /** Its names elsewhere, from the title of its stories. */
  readonly alsoCalled: string
  /** Names of CSS custom properties: `--color-text`. */
  readonly tokens: ReadonlyArray<string>
  readonly sizes: ReadonlyArray<Size>
  readonly usedOn: ReadonlyArray<Use>
  /** Newest first; empty outside of a repository. */
  readonly changes: ReadonlyArray<Change>
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

const token =
  /\b(?:vars\.)?(color|palette|fontSize|space|layout|radius|shadow|duration|easing|layer|font|lineHeight|letterSpacing)\.(\w+)(?:\[(\d+)\])?|\bvars\.(\w+)\[(\d+)\]/g

const tokensIn = (css: string) => {
  const names = [...css.replaceAll(/^import .*$/gm, '').matchAll(token)].map(
    ([, group = '', name = '', step, indexed = '', index]) =>
      [group || indexed, name || index, step].filter((part) => part !== undefined && part !== ''),
  )
  return [
    ...new Set(names.map((parts) => `--${parts.map((part) => kebab(part ?? '')).join('-')}`)),
  ].toSorted()
}

/** The id and title of the stories in a file. */
const storiesIn = (file: string): Use | undefined => {
  const text = readFileSync(file, 'utf8')
  const [, title, id] =
    /(?:^const meta|\.\.\.officeStory,)[^]*?\btitle: '([^']+)',?(?:\s+id: '([^']+)')?/m.exec(text) ?? []
  return title === undefined ? undefined : { title, id: toId(id ?? title, 'docs') }
}

/** The stories nearest to a file: in its folder, or in one around it. */
const storiesNear = (root: string, file: string): ReadonlyArray<Use> => {
  for (let folder = dirname(file); folder.startsWith('src/ui/'); folder = dirname(folder)) {
    const found = globSync(`${folder}/*.stories.tsx`, { cwd: root }).flatMap(
      (path) => storiesIn(join(root, path)) ?? [],
    )
    if (found.length > 0) return found
  }
  return []
}

const usesOf = (
  root: string,
  folder: string,
  users: ReadonlyArray<readonly [file: string, text: string]>,
) => {
  const importing = users.filter(([, text]) => text.includes(`#ui/design/${folder}/`))
  const found = importing.flatMap(([file]) => storiesNear(root, file))
  return [...new Map(found.map((use) => [use.id, use])).values()].toSorted((a, b) =>
    a.title.localeCompare(b.title),
  )
}

/** Commits by folder of the design system, without those that touch many components at once. */
const changesOf = (root: string): ReadonlyMap<string, ReadonlyArray<Change>> => {
  const changes = new Map<string, Change[]>()
  const log = (() => {
    try {
      const args = ['log', '--format=%x00%as %s', '--name-only', '--', 'src/ui/design']
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    } catch {
      return ''
    }
  })()
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.trim().split('\n')
    const folders = new Set(files.filter(Boolean).map((file) => dirname(file).slice('src/ui/design/'.length)))
    if (folders.size > 6) continue
    for (const folder of folders) {
      const change = { date: head.slice(0, 10), subject: head.slice(11).replace(/^\w+(\([^)]*\))?!?: /, '') }
      changes.set(folder, [...(changes.get(folder) ?? []), change])
    }
  }
  return changes
}

/** By the folder of the component: `colour-dropdown`. */
export const componentFactsOf = (root: string): Readonly<Record<string, ComponentFacts>> => {
  const users = globSync('src/ui/{site,admin,preview}/**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.stories.tsx'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  const changes = changesOf(root)
  return Object.fromEntries(
    globSync('src/ui/design/*/*/*.guide.tsx', { cwd: root }).map((guide) => {
      const folder = dirname(guide).slice('src/ui/design/'.length)
      const styles = globSync(`${dirname(guide)}/*.css.ts`, { cwd: root })
        .toSorted()
        .map((file) => readFileSync(join(root, file), 'utf8'))
      const [stories] = storiesNear(root, guide)
      const facts: ComponentFacts = {
        alsoCalled: otherNamesOf(stories?.title ?? ''),
        tokens: tokensIn(styles.join('\n')),
        sizes: styles.flatMap(sizesIn),
        usedOn: usesOf(root, folder, users),
        changes: (changes.get(folder) ?? []).slice(0, 5),
      }
      return [basename(folder), facts]
    }),
  )
}
