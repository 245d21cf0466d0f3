import { dirname, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export interface Import {
  /** As written; `undefined` if it is computed. */
  readonly specifier: string | undefined
  /** Whether it is erased at compile time. */
  readonly isType: boolean
  /** Whether it is an `import()`. */
  readonly isLater: boolean
  readonly names: readonly string[]
}

/** All imports of a file: import, export from, import() and type imports. */
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

/** The project file that a specifier refers to; `undefined` for a package. */
export const targetOf = (path: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.join(dirname(path), withoutQuery(specifier))
  if (!specifier.startsWith('#')) return undefined
  const inside = withoutQuery(specifier.slice(1))
  return inside.startsWith('tests/') ? inside : `src/${inside}`
}
