import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { career } from '#domain/content/career.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import { historyColours, historySlide } from '#domain/content/history-slide.ts'
import { portfolioItem } from '#domain/content/portfolio-item.ts'

const slide = { title: 'A chandlery on the quay', image: '/media/a.webp', year: '1958' }
const position = { title: 'Marine pilot', location: 'Hidd', description: 'Bring vessels to berth.' }
const portfolio = { title: 'Marine and ports', images: ['/media/a.webp'] }

describe('a history slide', () => {
  it.each(['', '1958', ' 2025 '])('accepts the year %j or requires one', (year) => {
    const expected = year === '' ? { year: 'Year is required' } : {}
    expect(inputErrors(historySlide, { ...slide, year })).toEqual(expected)
  })

  it.each(['58', '19588', '195O', '१९५८', '-195', '1958 AD'])('rejects the year %j', (year) => {
    expect(inputErrors(historySlide, { ...slide, year })).toEqual({ year: 'Year has four digits' })
  })

  it.each(['١٩٥٨', '\u200F۱۹۵۸\u200E', ' \u20661958\u2069 '])(
    '[T35] stores the year %j with digits 0 to 9',
    (year) => {
      expect(Schema.decodeUnknownSync(historySlide.schema)({ ...slide, year }).year).toBe('1958')
    },
  )

  it("accepts the dropdown's six colours, any other #rrggbb, and none", () => {
    const offered = historyColours.map((colour) => colour.value)
    expect(historyColours.map(({ name, value }) => [name, value])).toEqual([
      ['Buff 100', '#F5EACB'],
      ['Buff 300', '#E3C572'],
      ['Shoal 100', '#DDEBF0'],
      ['Shoal 200', '#BDD8E2'],
      ['Navy 700', '#1A4569'],
      ['Navy 900', '#0A2036'],
    ])
    for (const colour of [...offered, '#abcdef', '']) {
      expect(inputErrors(historySlide, { ...slide, colour })).toEqual({})
    }
  })

  it.each(['red', '#fff', 'F5EACB', '#F5EACBFF', '#GGGGGG', '#F5EACB;}'])(
    'rejects the colour %j',
    (colour) => {
      expect(inputErrors(historySlide, { ...slide, colour })).toEqual({
        colour: 'Background colour is written #rrggbb',
      })
    },
  )
})

describe('a career', () => {
  it('[T35] stores the closing date with digits 0 to 9', () => {
    const closingDate = '\u200F٢٠٢٦-۱۲-31'
    expect(Schema.decodeUnknownSync(career.schema)({ ...position, closingDate }).closingDate).toBe(
      '2026-12-31',
    )
  })

  it.each(['', '2026-12-31', '2024-02-29', ' 2026-12-31 '])('accepts the closing date %j', (closingDate) => {
    expect(inputErrors(career, { ...position, closingDate })).toEqual({})
  })

  it.each(['31.12.2026', '2026-1-1', '2026-12-31T00:00', 'tomorrow', '20261231'])(
    'rejects the malformed closing date %j',
    (closingDate) => {
      expect(inputErrors(career, { ...position, closingDate })).toMatchObject({
        closingDate: 'Closing date is written year-month-day',
      })
    },
  )

  it.each(['2026-02-30', '2025-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2026-01-32'])(
    'rejects the impossible closing date %j',
    (closingDate) => {
      expect(inputErrors(career, { ...position, closingDate })).toEqual({
        closingDate: 'Closing date is not in the calendar',
      })
    },
  )
})

describe('a portfolio item', () => {
  it('accepts one to sixty pictures', () => {
    const images = Array.from({ length: 60 }, (_, index) => `/media/${index}.webp`)
    expect(inputErrors(portfolioItem, portfolio)).toEqual({})
    expect(inputErrors(portfolioItem, { ...portfolio, images })).toEqual({})
    expect(inputErrors(portfolioItem, { ...portfolio, images: [...images, '/media/60.webp'] })).toEqual({
      images: 'Choose 60 pictures at most',
    })
  })

  it('accepts picture names of up to 200 characters after trimming', () => {
    const images = [{ image: '/media/a.webp', name: ` ${'x'.repeat(200)} ` }, { image: '/media/b.webp' }]
    expect(inputErrors(portfolioItem, { ...portfolio, images })).toEqual({})
  })

  it.each([
    [[''], 'Picture is required'],
    [['/media/a.webp', ' '], 'Picture is required'],
    [[5], 'Picture must be text'],
    [['x'.repeat(2_049)], 'Picture has at most 2048 characters'],
    ['/media/a.webp', 'Images must be a list'],
    [[{ name: 'Norrvik' }], 'Picture is required'],
    [[{ image: '/media/a.webp', name: 'x'.repeat(201) }], 'The name of a picture has at most 200 characters'],
    [[{ image: '/media/a.webp', name: 5 }], 'The name of a picture must be text'],
  ])('judges each picture, %#', (images, sentence) => {
    expect(inputErrors(portfolioItem, { ...portfolio, images })).toEqual({ images: sentence })
  })
})

describe('an input', () => {
  it('accepts undeclared fields', () => {
    const body: unknown = JSON.parse(
      '{ "title": "Ports", "images": ["/media/a.webp"], "id": "7", "version": 3, "__proto__": { "role": "Admin" } }',
    )
    expect(inputErrors(portfolioItem, body)).toEqual({})
  })
})
