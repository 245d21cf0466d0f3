import { expect, test } from 'vitest'
import { addressesIn, withoutScripts } from '#server/commands/site/static-text.ts'

const copied = (html: string) => withoutScripts(html, '', undefined)

// Seen failing: the copy lacked fonts and pictures that only styles name.
test('[O29] a static copy has the files that styles in its pages name', () => {
  const html = '<style>@font-face{src:url(/assets/a.woff2)}.b{mask:url("/assets/b.svg")}</style>'
  const options = { publicUrl: 'https://copy.example', backEnd: undefined }
  expect(addressesIn(html, options)).toEqual(['/assets/a.woff2', '/assets/b.svg'])
})

// Seen failing: all slides but the first were hidden, beside buttons that did nothing.
test('[O29] a static copy has the styles of pages without scripts in every browser', () => {
  expect(copied('<style>@media (scripting:none){.a{opacity:1}}</style>')).toBe(
    '<style>@media all{.a{opacity:1}}</style>',
  )
})

test('[O29] a static copy has the fonts of the other script at once', () => {
  const styles = '<style>@font-face{font-family:A}</style>'
  const late = `<style data-late="body" media="not all">@font-face{font-family:A}</style><noscript>${styles}</noscript>`
  expect(copied(`<head>${late}</head>`)).toBe(`<head>${styles}</head>`)
})
