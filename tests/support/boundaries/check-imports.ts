import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { targetOf, type Import } from './imports.ts'
import { kinds, layers, machinery, type Layer } from './layers.ts'
import type { SourceFile } from './source-files.ts'

const isUnder = (path: string, at: string) => path === at || path.startsWith(`${at}/`)
const topFolder = (path: string) => path.split('/').slice(0, 2).join('/')
const insideSrc = (path: string) => path.replace(/^src\//, '').replace(/\.tsx?$/, '')

export const layerOf = (path: string): Layer | undefined =>
  path.startsWith('src/')
    ? layers.filter(({ at }) => isUnder(insideSrc(path), at)).toSorted((a, b) => b.at.length - a.at.length)[0]
    : undefined

/** A file's layer, extended by the rights of its kind. */
const rightsOf = (path: string): Layer | undefined => {
  const layer = layerOf(path)
  const kind = kinds.find(({ ending }) => path.endsWith(ending))
  if (!layer || !kind) return layer
  return {
    ...layer,
    imports: [...layer.imports, ...kind.imports],
    packages: [...layer.packages, ...kind.packages],
  }
}

const packageViolation = ({ at, packages }: Layer, specifier: string, names: readonly string[]) => {
  const isAllowed = packages.some((name) =>
    name.endsWith('*') ? specifier.startsWith(name.slice(0, -1)) : specifier === name,
  )
  if (!isAllowed) return `${at} must not import the package ${specifier}`
  const running =
    at === 'domain' && specifier === 'effect' ? names.filter((name) => machinery.includes(name)) : []
  return running.length > 0 ? `domain must not import ${running.join(', ')} from effect` : undefined
}

const violationOf = (root: string, { path }: SourceFile, { specifier, isLater, names }: Import) => {
  const layer = rightsOf(path)
  if (specifier === undefined) return layer && 'import() needs a literal address'
  const target = targetOf(path, specifier)
  if (target === undefined) return layer && packageViolation(layer, specifier, names)
  if (!existsSync(join(root, target))) return `${specifier} does not exist`
  if (specifier.startsWith('.') && target.startsWith('src/') && topFolder(target) !== topFolder(path))
    return `${specifier} is written #${target.slice('src/'.length)}`
  const inside = insideSrc(target)
  if (!layer) return undefined
  const allowed = [...layer.imports, ...(isLater ? (layer.later ?? []) : [])]
  return layerOf(target)?.at !== layer.at && !allowed.some((at) => isUnder(inside, at))
    ? `${layer.at} must not import ${inside}`
    : undefined
}

/** Imports that the table of layers does not allow. */
export const importViolations = (root: string, files: readonly SourceFile[]): readonly string[] =>
  files.flatMap((file) => {
    const homeless = file.path.startsWith('src/') && !layerOf(file.path)
    const sentences = file.imports.flatMap((found) => violationOf(root, file, found) ?? [])
    return [...(homeless ? ['it stands in no layer'] : []), ...sentences].map(
      (sentence) => `${file.path}: ${sentence}`,
    )
  })
