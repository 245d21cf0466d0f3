import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** A tag, such as `ar` or `ar-BH`, a prefix of addresses, or a module of its catalogue. */
const arabic = /^\/?ar(?:[-_][A-Za-z-]+)?$|\/ar(?:\/|\.ts$)/

/** Where a source names Arabic in code, not in comments. */
const namesIn = (path: string, source: string): ReadonlyArray<string> => {
  const starts: Array<number> = []
  const note = (text: unknown, start: number) => {
    if (typeof text === 'string' && arabic.test(text)) starts.push(start)
  }
  new Visitor({
    Literal: ({ value, start }) => note(value, start),
    TemplateElement: ({ value, start }) => note(value.cooked, start),
    Property: ({ key }) => key.type === 'Identifier' && note(key.name, key.start),
    TSPropertySignature: ({ key }) => key.type === 'Identifier' && note(key.name, key.start),
    MemberExpression: ({ property }) => property.type === 'Identifier' && note(property.name, property.start),
  }).visit(parseSync(path, source).program)
  return starts.map((start) => `${path}:${source.slice(0, start).split('\n').length}`)
}

/** The places below `src` where code names Arabic, apart from files and folders that may. */
export const arabicNamedIn = (root: string, allowed: ReadonlyArray<string>): ReadonlyArray<string> =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.stories.tsx'))
    .filter((path) => !allowed.some((each) => path === each || path.startsWith(`${each}/`)))
    .toSorted()
    .flatMap((path) => namesIn(path, readFileSync(join(root, path), 'utf8')))
