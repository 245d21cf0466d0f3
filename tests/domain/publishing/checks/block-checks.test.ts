import { describe, expect, it } from 'vitest'
import { blockChecks } from '#domain/publishing/checks/block-checks.ts'
import type { Block, Inlines } from '#domain/rich-text/rich-text.ts'

const heading = (level: 2 | 3): Block => ({ type: 'heading', level, text: [{ text: 'A heading' }] })
const paragraph = (...text: Inlines): Block => ({ type: 'paragraph', text })
const link = (text: string) => ({ text, link: '/about' })
const checksOf = (...blocks: ReadonlyArray<Block>) => blockChecks({ blocks })

describe('[X5] the checks of a text find', () => {
  it('a heading of the third level before any of the second', () => {
    expect(checksOf(heading(3), heading(2), heading(3))).toEqual([{ check: 'skippedHeading', block: 0 }])
    expect(checksOf(heading(2), heading(3), heading(2))).toEqual([])
  })

  it.each(['here', 'Click here', 'Read more…', 'هنا', 'اقرأ المزيد', 'إقرأ المزيد', 'لِلمَزيد'])(
    'a link that says only "%s"',
    (words) => {
      expect(checksOf(paragraph({ text: 'See ' }, link(words)))).toEqual([
        { check: 'vagueLink', block: 0, words },
      ])
    },
  )

  it('no link that says where it leads, also if a part of it is bold', () => {
    expect(checksOf(paragraph(link('Read more about the berth')))).toEqual([])
    expect(checksOf(paragraph({ ...link('here'), strong: true }, link(' is the berth')))).toEqual([])
    expect(checksOf(paragraph({ text: 'here' }))).toEqual([])
  })

  it('links in entries of a list and in quotes', () => {
    const items = [{ text: [link('here')], list: { ordered: false, items: [{ text: [link('هنا')] }] } }]
    expect(checksOf({ type: 'list', ordered: false, items }).map(({ check }) => check)).toEqual([
      'vagueLink',
      'vagueLink',
    ])
    expect(checksOf({ type: 'quote', text: [link('more')] })).toHaveLength(1)
  })

  it('a picture without an alternative text that is not decorative', () => {
    const picture = { type: 'picture', address: '/media/a.webp', alt: '' } as const
    expect(checksOf(picture, { ...picture, decorative: true }, { ...picture, alt: 'A crane' })).toEqual([
      { check: 'missingAlt', block: 0 },
    ])
  })
})
