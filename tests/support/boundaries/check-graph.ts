import { targetOf } from './imports.ts'
import { withoutPackages } from './layers.ts'
import type { SourceFile } from './source-files.ts'

/** Import cycles, including those of type imports. */
export const cycleViolations = (files: readonly SourceFile[]): readonly string[] => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const done = new Set<string>()
  const trail: string[] = []
  const violations: string[] = []
  const visit = (path: string): void => {
    const start = trail.indexOf(path)
    if (start >= 0) violations.push(`${[...trail.slice(start), path].join(' → ')}: a cycle`)
    if (start >= 0 || done.has(path)) return
    trail.push(path)
    for (const { specifier = '' } of byPath.get(path)?.imports ?? []) {
      const target = targetOf(path, specifier)
      if (target !== undefined) visit(target)
    }
    trail.pop()
    done.add(path)
  }
  for (const { path } of files) visit(path)
  return violations
}

/** Packages that a file without packages imports indirectly, each with the import path. */
export const burdenViolations = (files: readonly SourceFile[]): readonly string[] => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const visited = new Set<string>()
  const burdens = (trail: readonly string[], path: string): string[] => {
    if (visited.has(path)) return []
    visited.add(path)
    return (byPath.get(path)?.imports ?? []).flatMap(({ specifier = '', isType, isLater }) => {
      if (isType || isLater) return []
      const target = targetOf(path, specifier)
      const way = [...trail, path]
      return target === undefined
        ? [`${way.join(' → ')}: it brings the package ${specifier} along`]
        : burdens(way, target)
    })
  }
  return files
    .filter(({ path }) => path.startsWith(`src/${withoutPackages}/`) && !path.endsWith('.stories.tsx'))
    .flatMap(({ path }) => burdens([], path))
}
