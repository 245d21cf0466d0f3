import { dirname, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export interface Import {
  /** As it is written; undefined where it is computed. */
  readonly specifier: string | undefined
  /** True where nothing of it is left when the program runs. */
  readonly isType: boolean
  /** True for `import()`, which loads nothing before it runs. */
  readonly isLater: boolean
  readonly names: readonly string[]
}

/** Every way in which a file names another: import, export from, import() and a type's import(). */
export const importsOf = (path: string, text: string): { imports: Import[]; broken: boolean } => {
  const imports: Import[] = []
  const add = (specifier: string | undefined, what: Partial<Import> = {}) => {
    imports.push({ specifier, isType: false, isLater: false, names: [], ...what })
  }
  const { program, errors } = parseSync(path, text)
  new Visitor({
    ImportDeclaration: ({ source, importKind, specifiers }) => {
      const names = specifiers.flatMap((specifier) =>
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : [],
      )
      add(source.value, { isType: importKind === 'type', names })
    },
    ExportNamedDeclaration: ({ source, exportKind }) => {
      if (source) add(source.value, { isType: exportKind === 'type' })
    },
    ExportAllDeclaration: ({ source, exportKind }) => add(source.value, { isType: exportKind === 'type' }),
    ImportExpression: ({ source }) => {
      const isLiteral = source.type === 'Literal' && typeof source.value === 'string'
      add(isLiteral ? source.value : undefined, { isLater: true })
    },
    TSImportType: ({ source }) => add(source.value, { isType: true }),
  }).visit(program)
  return { imports, broken: errors.length > 0 }
}

const withoutQuery = (specifier: string) => specifier.replace(/\?.*$/, '')

/** The file of the project that a specifier means, or undefined where it names a package. */
export const targetOf = (path: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.join(dirname(path), withoutQuery(specifier))
  if (!specifier.startsWith('#')) return undefined
  const inside = withoutQuery(specifier.slice(1))
  return inside.startsWith('tests/') ? inside : `src/${inside}`
}
