import { describe, expect, it } from 'vitest'
import { fromMarkup } from '#domain/rich-text/from-markup.ts'
import type { Markup, MarkupElement } from '#domain/rich-text/markup.ts'

describe('long pasted markup', () => {
  const element = (name: string, children: ReadonlyArray<Markup>, style?: string): MarkupElement => ({
    name,
    attributes: style === undefined ? {} : { style },
    children,
  })
  const nested = (depth: number, name: string): Markup =>
    Array.from({ length: depth }).reduce<Markup>((inner) => element(name, [inner]), 'deep')
  const megabyte = 1_000_000
  const many = (size: number, child: Markup) => Array<Markup>(Math.floor(megabyte / size)).fill(child)

  it.each([
    ['empty elements', element('body', many(7, element('b', [])))],
    ['spaces', element('body', [element('p', [' '.repeat(megabyte)])])],
    ['short texts', element('body', many(8, element('b', ['a'])))],
    ['a style', element('body', [element('p', ['a'], 'mso-list:'.repeat(megabyte / 9))])],
    ['deep lists', nested(Math.floor(megabyte / 9), 'ul')],
    ['deep signs', element('p', [nested(Math.floor(megabyte / 13), 'span')], 'mso-list:l0 level1 lfo1')],
    ['entries', element('ul', many(13, element('li', ['a'])))],
    ['lines of a quote', element('blockquote', many(8, element('p', ['a'])))],
  ])('[R7] reads a megabyte of %s in linear time', (_, document) => {
    const times = Array.from({ length: 3 }, () => {
      const before = performance.now()
      fromMarkup(document)
      return performance.now() - before
    })
    // Quadratic time takes minutes. The quickest, as other tests run at the same time.
    expect(Math.min(...times)).toBeLessThan(2_000)
  })
})
