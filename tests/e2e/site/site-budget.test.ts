import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

interface Chunk {
  readonly file: string
  readonly css?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
  readonly dynamicImports?: ReadonlyArray<string>
}

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Chunk>

const chunk = (name: string): Chunk => {
  const found = manifest[name]
  if (found === undefined) throw new Error(`The build has no ${name}`)
  return found
}

/** A script and all its static imports. */
const withImports = (name: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (!seen.has(name)) {
    seen.add(name)
    for (const needed of chunk(name).imports ?? []) withImports(needed, seen)
  }
  return seen
}

const filesOf = (...names: ReadonlyArray<string>) => [
  ...new Set(
    names.flatMap((name) =>
      [...withImports(name)].flatMap((part) => [chunk(part).file, ...(chunk(part).css ?? [])]),
    ),
  ),
]

/** The size after brotli compression, in kilobytes. */
const weigh = (files: ReadonlyArray<string>) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(`dist/client/${file}`)).length, 0) / 1024

const boot = 'src/ui/boot/boot.ts'
const popup = 'src/ui/hydrate/enquiry-popup.tsx'
const takeOver = 'src/ui/hydrate/hydrate.tsx'
const arabic = ['site/forms', 'shared', 'site/site'].map((area) => `src/domain/wording/ar/${area}.ts`)
const isScript = (file: string) => file.endsWith('.js')

test('B6: the script of a page before any interaction is at most 8 KB', () => {
  const files = filesOf(boot).filter(isScript)
  expect(files.length).toBeGreaterThan(0)
  expect(weigh(files)).toBeGreaterThan(0.5)
  expect(weigh(files)).toBeLessThan(8)
})

test('B7: all scripts with the popup open are at most 120 KB', () => {
  const scripts = filesOf(boot, popup).filter(isScript)
  expect(weigh(scripts)).toBeGreaterThan(60)
  expect(weigh(scripts)).toBeLessThan(120)
})

test('[T46] the boot script is at most 4 KB, the popup at most 120 KB in Arabic', () => {
  expect(weigh(filesOf(boot).filter(isScript))).toBeLessThan(4)
  const words = arabic.filter((name) => !name.endsWith('/site.ts'))
  expect(weigh(filesOf(boot, popup, ...words).filter(isScript))).toBeLessThan(120)
})

test("[T46] the site's Arabic words are at most 6 KB", () => {
  const words = weigh(filesOf(...arabic).filter((file) => !filesOf(boot, popup, takeOver).includes(file)))
  expect(words).toBeGreaterThan(1)
  expect(words).toBeLessThan(6)
})

test('[T46] English visitors load no Arabic words', () => {
  const loaded = filesOf(boot, popup, takeOver, 'src/ui/hydrate/application-popup.tsx')
  expect(loaded.length).toBeGreaterThan(5)
  for (const name of arabic) expect(loaded).not.toContain(chunk(name).file)
})

test('sends visitors no code of the back office', () => {
  const reached = new Set<string>()
  const reach = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    for (const next of [...(chunk(name).imports ?? []), ...(chunk(name).dynamicImports ?? [])]) reach(next)
  }
  reach(boot)
  expect(reached).toContain(popup)
  expect(reached).toContain(takeOver)
  expect([...reached].filter((name) => /src\/ui\/(?:admin|main)/.test(name))).toEqual([])
})

test("the popup's scripts contain no schema library", () => {
  const scripts = filesOf(boot, popup).filter(isScript)
  const text = scripts.map((file) => readFileSync(`dist/client/${file}`, 'utf8')).join('\n')
  expect(text).toContain('Submitting...')
  expect(text).not.toContain('Closing date')
})
