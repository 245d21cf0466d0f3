import { describe, expect, it } from 'vitest'
import { fitsForm, formName, readUnsavedForm, unsavedForm, unsavedKey } from '#domain/forms/unsaved-form.ts'

const file = { name: 'berth.jpg', size: 1, type: 'image/jpeg' }
const at = '2026-11-21T08:00:00.000Z'

describe('the stored form', () => {
  it('has everything that was typed', () => {
    const [base, values] = [
      { title: 'Before', facts: [] },
      { title: 'After', facts: [{ value: '1' }] },
    ]
    expect(unsavedForm({ base, values }, [], at)).toEqual({ base, values, lacksFiles: false, at })
  })

  it('has the former picture in place of a file', () => {
    const base = { image: '/media/a', images: ['/media/b'], site: { logo: '/media/c' }, services: [] }
    const values = {
      image: file,
      images: ['/media/b', file],
      site: { logo: file },
      services: [{ title: 'New', image: file }],
    }
    expect(unsavedForm({ base, values }, [], at)).toEqual({
      base,
      values: { ...base, services: [{ title: 'New', image: '' }] },
      lacksFiles: true,
      at,
    })
  })

  it('has no secret fields', () => {
    const base = { name: '', password: '' }
    const form = unsavedForm({ base, values: { name: 'Maryam', password: 'typed' } }, ['password'], at)
    expect(form.values).toEqual({ name: 'Maryam', password: '' })
    expect(JSON.stringify(form)).not.toContain('typed')
  })
})

describe('a form read from a device', () => {
  const form = unsavedForm({ base: { title: '' }, values: { title: 'A' } }, [], at)

  it('is read again', () => {
    expect(readUnsavedForm(JSON.stringify(form))).toEqual(form)
  })

  it.each([null, '', '{', '1', '[]', 'null', '{}', '{"base":{},"values":1,"lacksFiles":false,"at":""}'])(
    'is null if it is %s',
    (stored) => {
      expect(readUnsavedForm(stored)).toBeNull()
    },
  )

  it('does not fit a form with other fields', () => {
    expect(fitsForm(form, { title: '' })).toBe(true)
    expect(fitsForm(form, { title: '', text: '' })).toBe(false)
    expect(fitsForm(form, { title: [] })).toBe(false)
  })

  it('does not fit a form whose lists have other entries', () => {
    const images = { base: { images: ['/a'] }, values: { images: ['/a', '/b'] } }
    const stored = unsavedForm(images, [], at)
    expect(fitsForm(stored, { images: ['/c'] })).toBe(true)
    expect(fitsForm(stored, { images: [] })).toBe(true)
    expect(fitsForm(stored, { images: [{ image: '/a', name: '' }] })).toBe(false)
  })
})

it('each account has its own form of each item, and one for a new item', () => {
  const keys = ['1', '2'].flatMap((account) =>
    [formName('brand'), formName('brand', '1'), formName('slider', '1')].map((form) =>
      unsavedKey(account, form),
    ),
  )
  expect(new Set(keys).size).toBe(6)
})
