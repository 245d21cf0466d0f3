import { expect, test } from 'vitest'
import { targetOf } from '../support/boundaries/imports.ts'
import { sourceFiles, type SourceFile } from '../support/boundaries/source-files.ts'

const files = sourceFiles('.').filter(({ path }) => /^src\/(?:domain|ports|adapters|server)\//.test(path))
const byPath = new Map(files.map((file) => [file.path, file]))

const hasTimer = ({ text }: SourceFile) =>
  /\bset(?:Interval|Timeout)\(|\bSchedule\.|\bEffect\.(?:sleep|delay|repeat)\b|'node:timers/.test(text)
const isOfPublishing = ({ path }: SourceFile) => /^src\/(?!domain).*\/publishing\//.test(path)
const appliesDue = ({ path }: SourceFile) => /\/publishing\/(?:publication|due-changes)\.ts$/.test(path)
/** Runs everything, and waits before it ends. */
const program = 'src/server/start/serve.ts'

/** What a file runs: its imports and theirs, without types. */
const importedBy = (file: SourceFile, seen = new Set<SourceFile>()): ReadonlySet<SourceFile> => {
  for (const { specifier = '', isType } of file.imports) {
    const target = isType ? undefined : byPath.get(targetOf(file.path, specifier) ?? '')
    if (target === undefined || seen.has(target)) continue
    seen.add(target)
    importedBy(target, seen)
  }
  return seen
}

test('[W8] nothing polls for scheduled changes', () => {
  const publishing = files.filter(isOfPublishing)
  const timed = files.filter(hasTimer)
  expect(publishing.filter(appliesDue)).toHaveLength(3)
  expect(timed.length).toBeGreaterThan(15)

  expect(publishing.filter(hasTimer).map(({ path }) => path)).toEqual([])
  const polling = timed.filter((file) => [...importedBy(file)].some(appliesDue))
  expect(polling.map(({ path }) => path)).toEqual([program])
})
