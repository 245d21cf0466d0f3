import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, visitorKeys } from 'oxc-parser'

/** @typedef {import('oxc-parser').Node} Node */

/** Catalogues, sample data, values for style sheets, names of keys, and types of schema.org. */
const exempt = [
  'src/ui/design/words',
  'src/ui/design/style',
  'src/ui/sample',
  'src/ui/site/sample',
  'src/ui/admin/screen-parts/shortcut-letter.ts',
  'src/ui/admin/shell/palette/use-palette.ts',
  'src/ui/admin/shell/user/shortcuts.tsx',
  'src/ui/site/career/job-posting.ts',
  'src/ui/site/head/structured-data',
]
const exemptFiles = /\.((stories|guide)\.tsx|css\.ts)$|\/examples\/(example-content|guide)\.ts$/

/** @param {string} path */
const isChecked = (path) =>
  /\.tsx?$/.test(path) &&
  !exemptFiles.test(path) &&
  !exempt.some((at) => path === at || path.startsWith(`${at}/`))

/** Names of screens, which are in their addresses. */
const screens = ['Addresses', 'Connections', 'Desk', 'Languages', 'Scheduled']

/** Attributes that people read or hear. */
const readAttribute =
  /^(alt|title|label|placeholder|aria-(label|description|placeholder|roledescription|valuetext))$|(Label|Text|Title|Hint)$/
/** Attributes whose words are for machines. */
const machineAttribute =
  /^(className|style|d|viewBox|transform|sizes|srcSet|media|rel|allow|screen|key|content|aria-keyshortcuts|data-.*)$/

/** @param {string} text */
const hasLetter = (text) => /\p{L}/u.test(text)

/** Whether a string is several words, or one with a capital letter: not 'none', 'ArrowUp', '{} KB' or a selector. @param {string} text */
const looksWritten = (text) =>
  !screens.includes(text) &&
  !/[[\]<>=#]|[\d}]px|[a-z]\d[a-z]|\w\(|\([\w-]+: /.test(text) &&
  hasLetter(text.replaceAll(/\b[KM]?B\b/g, '')) &&
  (/[\p{L}}][.,:;?!…)’]*\s+[(“‘]?[\p{L}{]/u.test(text) || /^\s*\p{Lu}\p{Ll}+[.:?!…]*\s*$/u.test(text))

/** Expressions whose value may be one of their strings. */
const passing = [
  'BinaryExpression',
  'ConditionalExpression',
  'JSXExpressionContainer',
  'LogicalExpression',
  'ParenthesizedExpression',
  'TemplateLiteral',
  'TSAsExpression',
  'TSSatisfiesExpression',
]

/** What a node writes; places of a template are `{}`. @param {Node} node @returns {string | undefined} */
const writtenIn = (node) => {
  if (node.type === 'JSXText') return node.value
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('{}')
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** Types, modules, keys and messages of errors. @param {Node} node @param {Node | undefined} parent */
const isUnread = (node, parent) =>
  (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) ||
  node.type === 'NewExpression' ||
  node.type === 'ImportDeclaration' ||
  node.type === 'ImportExpression' ||
  (parent?.type === 'Property' && parent.key === node) ||
  (parent?.type === 'MemberExpression' && parent.property === node) ||
  (parent?.type === 'BinaryExpression' && parent.operator !== '+') ||
  ((parent?.type === 'ExportNamedDeclaration' || parent?.type === 'ExportAllDeclaration') &&
    parent.source === node) ||
  (parent?.type === 'SwitchCase' && parent.test === node)

/** Whether a string is a text that people read. @param {string} text @param {readonly Node[]} ancestors Outermost first. */
const isWritten = (text, ancestors) => {
  const place = ancestors.findLast(({ type }) => !passing.includes(type))
  if (place?.type === 'JSXElement' || place?.type === 'JSXFragment') return hasLetter(text)
  if (place?.type !== 'JSXAttribute' || place.name.type !== 'JSXIdentifier') return looksWritten(text)
  const { name } = place.name
  return readAttribute.test(name) ? hasLetter(text) : !machineAttribute.test(name) && looksWritten(text)
}

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value

/** @param {Node} node @returns {readonly Node[]} */
const childrenOf = (node) =>
  (visitorKeys[node.type] ?? []).flatMap((key) => {
    /** @type {unknown} */
    const value = Reflect.get(node, key)
    return (Array.isArray(value) ? value : [value]).filter(isNode)
  })

/** @param {Node} node @param {readonly Node[]} ancestors @returns {ReadonlyArray<{ start: number, text: string }>} */
const textsIn = (node, ancestors = []) => {
  if (isUnread(node, ancestors.at(-1))) return []
  const text = writtenIn(node)
  const own = text !== undefined && isWritten(text, ancestors) ? [{ start: node.start, text }] : []
  return [...own, ...childrenOf(node).flatMap((child) => textsIn(child, [...ancestors, node]))]
}

/** Finds texts of the interface that are written into components instead of a catalogue. @param {string} root */
export const checkTexts = (root) => {
  const folder = join(root, 'src/ui')
  const files = (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .map((name) => `src/ui/${name}`)
    .filter(isChecked)
    .toSorted()
  const problems = files.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8')
    return textsIn(parseSync(path, source).program).map(({ start, text }) => {
      const line = source.slice(0, start + text.search(/\S/)).split('\n').length
      return `${path}:${line}: “${text.trim()}” belongs in a catalogue`
    })
  })
  return { files, problems }
}
