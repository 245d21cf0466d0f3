import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'postcss'

/**
 * A rule of the site's style sheet.
 * @typedef {object} StyleRule
 * @property {ReadonlyArray<ReadonlyArray<string>>} needs For each selector, the classes that a page has if it can match.
 * @property {string} css With the at-rules around it.
 * @property {string} [font] The web font that it declares: the name of its file, without the hash.
 */

const attribute = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g
const innermost = /\([^()]*\)/g

/** @param {string} selector @returns {string} */
const withoutArguments = (selector) => {
  const outer = selector.replace(innermost, '')
  return outer === selector ? selector : withoutArguments(outer)
}

/** The classes without which a selector matches nothing. Those of `:not(…)` or `:is(…)` may be missing. @param {string} selector */
const classesOf = (selector) =>
  [...withoutArguments(selector.replace(attribute, '')).matchAll(/\.([\w-]+)/g)].map(([, name]) =>
    String(name),
  )

/** @param {string} css @returns {StyleRule['font']} */
const fontOf = (css) => /^@font-face\b[^]*?url\([^)]*?([\w-]+)-[\w-]{8}\.woff2/.exec(css)?.[1]

const grouping = new Set(['media', 'supports', 'container', 'layer', 'starting-style'])

/** @param {import('postcss').ChildNode} node @param {ReadonlyArray<string>} within @returns {ReadonlyArray<StyleRule>} */
const rulesOf = (node, within = []) => {
  /** @param {string} css */
  const around = (css) => within.map((rule) => `${rule}{`).join('') + css + '}'.repeat(within.length)
  if (node.type === 'rule') return [{ needs: node.selectors.map(classesOf), css: around(node.toString()) }]
  if (node.type !== 'atrule') return []
  if (!grouping.has(node.name) || node.nodes === undefined) {
    const css = node.toString() + (node.nodes === undefined ? ';' : '')
    const font = fontOf(css)
    return [{ needs: [[]], css: around(css), ...(font && { font }) }]
  }
  const rule = `@${node.name} ${node.params}`.trim()
  return node.nodes.flatMap((inner) => rulesOf(inner, [...within, rule]))
}

/** @param {string} css @returns {ReadonlyArray<StyleRule>} */
export const rulesIn = (css) => parse(css).nodes.flatMap((node) => rulesOf(node))

/** Writes the rules of the site's style sheet, so that each page contains those that it needs. @param {string} client */
export const writePageStyles = (client) => {
  /** @type {Record<string, { css?: ReadonlyArray<string> }>} */
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'))
  const [sheet, ...others] = manifest['src/ui/hydrate/enquiry-popup.tsx']?.css ?? []
  // Without this, pages would silently lack the styles of a sheet.
  if (sheet === undefined || others.length > 0) throw new Error('The public pages have not one style sheet.')
  const rules = rulesIn(readFileSync(`${client}/${sheet}`, 'utf8'))
  writeFileSync(`${client}/.vite/page-styles.json`, JSON.stringify(rules))
}
