import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** @typedef {import('oxc-parser').Node} Node */
/** A text of a catalogue and where its literal is. @typedef {import('#domain/wording/texts-of.ts').CatalogueText & { start: number, end: number }} WrittenText */

/** @param {string} key @param {string | number} name */
const join = (key, name) => (key === '' ? String(name) : `${key}.${name}`)

/** Without `as const` and `satisfies`. @param {Node} node @returns {Node} */
const bare = (node) =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node

/** @param {Node} key */
const nameOf = (key) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

/** @param {Node} node @param {string} key @returns {ReadonlyArray<{ key: string, start: number, value: Node }>} */
const entriesOf = (node, key) => {
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((value, at) =>
      value === null ? [] : [{ key: join(key, at), start: value.start, value }],
    )
  if (node.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property) =>
    property.type === 'Property'
      ? [{ key: join(key, nameOf(property.key)), start: property.start, value: bare(property.value) }]
      : [],
  )
}

/** @param {Node} node @param {string} [key] @returns {ReadonlyArray<WrittenText>} */
const textsIn = (node, key = '') => {
  const { start, end } = node
  if (node.type === 'Literal') return [{ key, form: '', text: String(node.value), start, end }]
  if (node.type !== 'CallExpression')
    return entriesOf(node, key).flatMap((entry) => textsIn(entry.value, entry.key))
  // The text of `filled`, or the forms of `counted`.
  const written = node.arguments.at(-1)
  if (written?.type !== 'ObjectExpression') return written ? textsIn(written, key) : []
  return entriesOf(written, '').flatMap((form) =>
    textsIn(form.value, key).map((text) => ({ ...text, form: form.key })),
  )
}

/** @param {Node} node @param {string} [key] @returns {ReadonlyArray<{ key: string, start: number }>} */
const keysIn = (node, key = '') =>
  entriesOf(node, key).flatMap((entry) => [entry, ...keysIn(entry.value, entry.key)])

/** @param {string} comment */
const inOneLine = (comment) =>
  comment
    .replaceAll(/^\s*\*+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Reads the catalogue that a module exports, as it is written. @param {string} path */
export const readModule = (path) => {
  const source = readFileSync(path, 'utf8')
  const { program, comments } = parseSync(path, source)
  const [exported] = program.body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? [node] : []))
  const [declared] =
    exported?.declaration?.type === 'VariableDeclaration' ? exported.declaration.declarations : []
  if (exported === undefined || !declared?.init) throw new Error(`${path} exports no catalogue.`)
  const catalogue = bare(declared.init)
  /** @param {number} start */
  const commentAt = (start) =>
    inOneLine(comments.find(({ end }) => end <= start && source.slice(end, start).trim() === '')?.value ?? '')
  return {
    path,
    source,
    /** The texts that this module writes; not those that it imports. */
    texts: textsIn(catalogue),
    /** The comment of the module and those of its keys. */
    comments: new Map([
      ['', commentAt(exported.start)],
      ...keysIn(catalogue).map(({ key, start }) => /** @type {const} */ ([key, commentAt(start)])),
    ]),
  }
}

/** The source of a module with other texts. @param {string} source @param {ReadonlyArray<WrittenText>} texts */
export const rewritten = (source, texts) =>
  texts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: written }) => text.slice(0, start) + literal(written) + text.slice(end),
      source,
    )

/** Marks of direction and no-break spaces are escaped, so that they are seen. @param {string} text */
const literal = (text) =>
  JSON.stringify(text).replaceAll(
    /[\u00a0\u200e\u200f\u2066-\u2069]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
