import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WordsArea } from '#ui/words/office/load-office-words.ts'
import { importsOf, targetOf } from '../../support/boundaries/imports.ts'

const loader = 'src/ui/admin/screens/load-view.ts'
const text = readFileSync(loader, 'utf8')

/** The chunks of screens and the catalogues that they name. */
const chunks = [...text.matchAll(/import\('(\.[\w./-]+\.tsx)'\)[^[]*\[([^\]]*)\]/gu)].map(
  ([, views = '', words = '']) =>
    [views, [...words.matchAll(/\w+/gu)].map(([word]) => word as WordsArea)] as const,
)

/** The catalogues of the context that a file and what it imports show. */
const shownBy = (path: string, visited = new Set<string>()): ReadonlyArray<string> => {
  if (visited.has(path)) return []
  visited.add(path)
  const source = readFileSync(path, 'utf8')
  const [, own] = /useContext\(TranslatedWords\)\.(\w+)/u.exec(source) ?? []
  const imported = importsOf(path, source).imports.flatMap(({ specifier = '', isType, isLater }) => {
    const target = isType || isLater ? undefined : targetOf(path, specifier)
    return target?.startsWith('src/ui/') ? shownBy(target, visited) : []
  })
  return own === undefined ? imported : [own, ...imported]
}

/** The dialogs that load with their first use, and the catalogues that load with them. */
const dialogs = globSync('src/ui/admin/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/onFirstOpen<[^;]*?import\('([^']+)'\)\)\.\w+,([^)]*)\)/gu)].map(
    ([, dialog = '', words = '']) =>
      [join(dirname(file), dialog), [...words.matchAll(/\w+/gu)].map(([word]) => word as WordsArea)] as const,
  ),
)

beforeEach(() => vi.resetModules())

describe('[T60] in Arabic', () => {
  it.each(chunks)('the catalogues that %s show are loaded with them', async (views, words) => {
    const { loadAreas, loadOfficeWords } = await import('#ui/words/office/load-office-words.ts')
    const loaded = await loadOfficeWords('ar')
    await loadAreas(...words)
    const missing = shownBy(join(dirname(loader), views)).filter((area) => !(area in loaded))
    expect(missing).toEqual([])
  })

  it.each(dialogs)(
    'the catalogues that %s shows are loaded with it, or with lists',
    async (dialog, words) => {
      const { loadAreas, loadOfficeWords } = await import('#ui/words/office/load-office-words.ts')
      const loaded = await loadOfficeWords('ar')
      await loadAreas('content', ...words)
      expect(shownBy(dialog).filter((area) => !(area in loaded))).toEqual([])
    },
  )

  it.each(['shell', 'palette/palette'])(
    'the catalogues that %s shows are loaded at the start',
    async (part) => {
      const { loadOfficeWords } = await import('#ui/words/office/load-office-words.ts')
      const loaded = await loadOfficeWords('ar')
      expect(shownBy(`src/ui/admin/shell/${part}.tsx`).filter((area) => !(area in loaded))).toEqual([])
    },
  )
})

it('finds every chunk and dialog', () => expect([chunks.length, dialogs.length]).toEqual([6, 3]))
