import type { Plugin } from 'vite'
import { customPropertiesOf, tokenSets, type TokenTree } from './token-tree.ts'

/** The tokens as CSS custom properties. */
export const tokensAsCss = (): string =>
  tokenSets
    .map(({ selector, tokens }) => {
      const lines = customPropertiesOf(tokens).map(([name, value]) => `  ${name}: ${value};\n`)
      return `${selector} {\n${lines.join('')}}\n`
    })
    .join('\n')

const number = (text: string) => Number.parseFloat(text)

const hexOf = (value: string) => ({
  colorSpace: 'srgb',
  components: (value.slice(1).match(/../g) ?? []).map((pair) =>
    Number((Number.parseInt(pair, 16) / 255).toFixed(4)),
  ),
  hex: value.toLowerCase(),
})

const rgbOf = (value: string) => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number)
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => Number((channel / 255).toFixed(4))),
    alpha,
  }
}

/** Type and value in the format of the Design Tokens Community Group, if it has a type for the value. */
const typed = (group: string, value: string): object | undefined => {
  if (/^#[\da-f]{6}$/i.test(value)) return { $type: 'color', $value: hexOf(value) }
  if (/^rgb\([^)]*\)$/.test(value)) return { $type: 'color', $value: rgbOf(value) }
  if (/^-?[\d.]+(px|rem)$/.test(value))
    return { $type: 'dimension', $value: { value: number(value), unit: value.replace(/^-?[\d.]+/, '') } }
  if (/^[\d.]+m?s$/.test(value))
    return { $type: 'duration', $value: { value: number(value), unit: value.replace(/^[\d.]+/, '') } }
  if (value.startsWith('cubic-bezier('))
    return { $type: 'cubicBezier', $value: (value.match(/[\d.]+/g) ?? []).map(Number) }
  if (group === 'font')
    return { $type: 'fontFamily', $value: value.split(', ').map((face) => face.replaceAll('"', '')) }
  if (group === 'fontWeight') return { $type: 'fontWeight', $value: Number(value) }
  return /^\.?\d[\d.]*$/.test(value) ? { $type: 'number', $value: number(value) } : undefined
}

/** Values without a type of that format, such as `clamp()`, stand in the extension alone, and the format skips them. */
const extension = 'example.sahilan.css'

const groupOf = (tree: TokenTree, group = ''): object =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      if (typeof value !== 'string') return [name, groupOf(value, group || name)]
      const $extensions = { [extension]: value }
      return [name, { ...typed(group, value), $extensions }]
    }),
  )

/** The tokens in the format of the Design Tokens Community Group; each has its CSS value as an extension. */
export const tokensAsDtcg = (): object =>
  Object.fromEntries(tokenSets.map(({ name, tokens }) => [name, groupOf(tokens)]))

const files = {
  'tokens.json': () => `${JSON.stringify(tokensAsDtcg(), null, 2)}\n`,
  'tokens.css': tokensAsCss,
}

const types = { 'tokens.json': 'application/json', 'tokens.css': 'text/css' }

/** Serves the tokens as files beside Storybook's pages. */
export const tokenFiles: Plugin = {
  name: 'token-files',
  generateBundle() {
    for (const [fileName, write] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName, source: write() })
  },
  configureServer({ middlewares }) {
    for (const name of ['tokens.json', 'tokens.css'] as const)
      middlewares.use(`/${name}`, (_, response) => {
        response.setHeader('content-type', types[name])
        response.end(files[name]())
      })
  },
}
