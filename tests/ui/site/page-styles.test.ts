// @vitest-environment node
import { expect, test } from 'vitest'
import { pageStyles } from '#server/pages/render/page-styles.ts'

const page = '<main class="a b"><p class="c">Text</p></main>'
const rule = (css: string, ...needs: ReadonlyArray<ReadonlyArray<string>>) => ({ within: [], needs, css })

test('a page has the rules of which a selector can match', () => {
  const rules = [
    rule('h1{}', []),
    rule('.a .c{}', ['a', 'c']),
    rule('.d,.b{}', ['d'], ['b']),
    rule('.a.d{}', ['a', 'd']),
    rule('.d{}', ['d']),
  ]
  expect(pageStyles(rules, page, 'Latn')).toBe('<style>h1{}.a .c{}.d,.b{}</style>')
})

test('a rule stays within its at-rules', () => {
  const rules = [{ within: ['@media print', '@layer x'], needs: [['a']], css: '.a{}' }]
  expect(pageStyles(rules, page, 'Latn')).toBe('<style>@media print{@layer x{.a{}}}</style>')
})

test('Arabic fonts come late on pages in Latin script, and at once without scripts', () => {
  const rules = [rule('p{}', []), { ...rule('@font-face{}', []), isArabicFont: true as const }]
  const late = '<style data-late media="not all">@font-face{}</style>'
  const atOnce = '<noscript><style>@font-face{}</style></noscript>'
  expect(pageStyles(rules, page, 'Latn')).toBe(`<style>p{}</style>${late}${atOnce}`)
  expect(pageStyles(rules, page, 'Arab')).toBe('<style>p{}@font-face{}</style>')
})
