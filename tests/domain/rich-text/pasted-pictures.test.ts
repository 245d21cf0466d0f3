import { expect, test } from 'vitest'
import { fromMarkup } from '#domain/rich-text/from-markup.ts'
import type { Markup } from '#domain/rich-text/markup.ts'

const picture = (src: string): Markup => ({ name: 'img', attributes: { src }, children: [] })

test('[R7] leaves out a picture of its origin, and keeps an embedded one', () => {
  const paragraph: Markup = { name: 'p', attributes: {}, children: ['a'] }
  const pictures = [picture('blob:https://mail.example/1'), picture('DATA:image/png;base64,aa')]
  const { text, leftOut } =
    fromMarkup({ name: 'body', attributes: {}, children: [paragraph, ...pictures] }) ?? {}
  expect([text?.blocks.length, leftOut]).toEqual([2, 1])
})

test('[R7] counts a picture without an address, such as one that is still uploading', () => {
  const words: Markup = { name: 'p', attributes: {}, children: ['a'] }
  const { text, leftOut } = fromMarkup({ name: 'body', attributes: {}, children: [words, picture('')] }) ?? {}
  expect([text?.blocks.length, leftOut]).toEqual([1, 1])
})
