// @vitest-environment node
import { expect, test } from 'vitest'
import { pageStyles } from '#server/pages/render/page-styles.ts'
import { rulesIn } from '../../../scripts/build/page-styles.mjs'

const page = '<main class="a b"><p class="c">Text</p></main>'
const rule = (css: string, ...needs: ReadonlyArray<ReadonlyArray<string>>) => ({ needs, css })

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

test.each([
  ['Latn', 'newsreader-latin', 'markazi-text-arabic-500', 'body [lang]'],
  ['Deva', 'newsreader-latin', 'markazi-text-arabic-500', 'body [lang]'],
  ['Arab', 'markazi-text-arabic-500', 'newsreader-latin', 'body'],
  ['Arab', 'markazi-text-arabic-500', 'markazi-text-arabic-400', 'body'],
] as const)('on a page in %s %s comes before %s, which without scripts comes, too', (...names) => {
  const [script, first, later, needing] = names
  const rules = [
    rule('p{}', []),
    { ...rule('@font-face{a}', []), font: first },
    { ...rule('@font-face{b}', []), font: later },
  ]
  const late = `<style data-late="${needing}" media="not all">@font-face{b}</style>`
  const atOnce = '<noscript><style>@font-face{b}</style></noscript>'
  expect(pageStyles(rules, page, script)).toBe(`<style>p{}@font-face{a}</style>${late}${atOnce}`)
})

test('the build finds the classes without which a selector matches nothing', () => {
  const cases = [
    ['.a .b>.c:hover', 'a', 'b', 'c'],
    ['.a.b:not(.c)', 'a', 'b'],
    [':is(.a,.b) .c', 'c'],
    [':where(.a,:not(:has(.b))) .c', 'c'],
    ['html:has(.a[open])'],
    ['.a[href$=".pdf"],[href=".b)"]:not(.d) .c', 'a', '|', 'c'],
    ['[data-a=".b"]:is([data-c="("]) .d', 'd'],
  ]
  const needsOf = ([selector = '']: ReadonlyArray<string>) =>
    rulesIn(`${selector}{margin:0}`).flatMap(({ needs }) =>
      needs.flatMap((names, at) => (at === 0 ? names : ['|', ...names])),
    )
  expect(cases.map((each) => [each[0], ...needsOf(each)])).toEqual(cases)
})

test('the build keeps at-rules, and names the fonts of faces', () => {
  const faces = [
    '@font-face{src:url(/assets/x-arabic-400-DNnZMaAx.woff2)format("woff2");unicode-range:U+6??}',
    '@font-face{src:url(x-latin-C_eT-e-C.woff2)}',
    '@font-face{src:local(x-latin-a1);unicode-range:U+600-65F}',
  ]
  const css = `@layer a;@media print{@layer b{.c{margin:0}}}@keyframes k{to{opacity:0}}${faces.join('')}`
  expect(rulesIn(css)).toEqual([
    { needs: [[]], css: '@layer a;' },
    { needs: [['c']], css: '@media print{@layer b{.c{margin:0}}}' },
    { needs: [[]], css: '@keyframes k{to{opacity:0}}' },
    { needs: [[]], css: faces[0], font: 'x-arabic-400' },
    { needs: [[]], css: faces[1], font: 'x-latin' },
    { needs: [[]], css: faces[2] },
  ])
})
