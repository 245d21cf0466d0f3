import { parseSync, type Declaration } from 'oxc-parser'
import { sourceTexts } from '../../tests/support/boundaries/source-files.ts'

interface Offer {
  readonly name: string
  /** Its declaration without the body, as in `const guard = (session: Session | null) `. */
  readonly signature: string
  /** Its doc comment. */
  readonly comment: string
}

/** One module of the library. */
export interface Module {
  /** The import specifier. */
  readonly name: string
  readonly offers: ReadonlyArray<Offer>
}

/** Longer types are cut. */
const mostCharacters = 240

const sentence = (comment: string) => comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()

/** What a declaration declares, and where its signature ends. */
const declared = (declaration: Declaration): ReadonlyArray<readonly [name: string, end: number]> => {
  switch (declaration.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id, init }) => {
        if (id.type !== 'Identifier') return []
        return [[id.name, init?.type === 'ArrowFunctionExpression' ? init.body.start : id.end] as const]
      })
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [[declaration.id?.name ?? '', declaration.body?.start ?? declaration.end]]
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [[declaration.id.name, declaration.end]]
    default:
      return []
  }
}

const signatureOf = (text: string, start: number, end: number) => {
  const signature = text
    .slice(start, end)
    .replaceAll(/\/\*\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/ ?(=>)? ?$/, '')
  return signature.length > mostCharacters ? `${signature.slice(0, mostCharacters)}…` : signature
}

const offersOf = (path: string, text: string): ReadonlyArray<Offer> => {
  const { program, comments } = parseSync(path, text)
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return []
    const { declaration, specifiers, start } = node
    if (declaration === null)
      return specifiers.map(({ exported }) => ({
        name: 'name' in exported ? exported.name : exported.value,
        signature: text.slice(start, node.end),
        comment: '',
      }))
    const comment = comments.findLast(({ end }) => end <= start)
    const isItsOwn = comment?.value.startsWith('*') && text.slice(comment.end, start).trim() === ''
    return declared(declaration).map(([name, end]) => ({
      name,
      signature: signatureOf(text, declaration.start, end),
      comment: isItsOwn ? sentence(comment?.value.slice(1) ?? '') : '',
    }))
  })
}

/** What the package closes. */
const closed = /^adapters\/(sql\/(migrations|rows)\/|(imap|pictures)\/.*-worker$)/

/** The name of a public module below `sahilan/`; `undefined` for other files. */
const publicName = (path: string, text: string) => {
  const layer = /^src\/((?:domain|ports|adapters)\/.*)\.ts$/.exec(path)?.[1]
  if (layer !== undefined) return closed.test(layer) ? undefined : layer
  const suite = /^tests\/(contracts\/.*-contract)\.ts$/.exec(path)?.[1]
  return text.includes(`from '#adapters/`) ? undefined : suite
}

/** The modules that the package exports. */
export const libraryOf = (root: string): ReadonlyArray<Module> =>
  sourceTexts(root, ['src', 'tests/contracts']).flatMap(({ path, text }) => {
    const name = publicName(path, text)
    return name === undefined ? [] : { name: `sahilan/${name}`, offers: offersOf(path, text) }
  })
