import { describe, expect, it } from '@effect/vitest'
import { languagesIn } from '#domain/language/language.ts'
import { newItemId } from '#domain/publishing/new-item-id.ts'
import {
  newItem,
  unsavedDetails,
  unsavedOf,
  withItem,
  type UnsavedItem,
} from '#domain/publishing/unsaved-item.ts'

const languages = languagesIn('en,ar')
const day = (date: number) => `2026-11-${date}T08:00:00.000Z`
const stored = (id: string, date = 10) => ({ id, version: 1, createdAt: day(date), updatedAt: day(date) })

const before = { ...stored('3'), title: 'Before', image: '/media/b.webp' }

const typed = (input: object, more: Partial<UnsavedItem> = {}): UnsavedItem => ({
  subject: 'newsArticle',
  stored: before,
  input: { title: 'Berth', image: '/media/a.webp', description: '', ...input },
  ...more,
})

describe('an unsaved item', () => {
  it('[V10] has the fields that a save would store, and those of the item', () => {
    const ar = { title: 'مرسى', description: '' }
    expect(unsavedOf('newsArticle', typed({ title: ' Berth ', translations: { ar } }), languages)).toEqual({
      ...stored('3'),
      title: 'Berth',
      image: '/media/a.webp',
      description: '',
      translations: { ar: { title: 'مرسى' } },
      sources: { ar: { title: expect.any(String) } },
    })
  })

  it('[V10] has what was typed where a save would refuse it', () => {
    const title = 'x'.repeat(201)
    expect(unsavedOf('newsArticle', typed({ title }), languages)).toMatchObject({ title, ...stored('3') })
  })

  it('[V10] is of one content type, or the home page', () => {
    expect(unsavedOf('brand', typed({}), languages)).toBeUndefined()
    expect(unsavedDetails(typed({}), languages)).toBeUndefined()
    const home = typed({}, { subject: 'homePage', input: { statement: ' We build. ' } })
    expect(unsavedDetails(home, languages)).toEqual({ statement: 'We build.' })
  })
})

describe('a list with an unsaved item', () => {
  const [first, second, third] = [stored('5', 15), stored('4', 14), stored('3', 13)]
  const page = { items: [first, second, third], total: 3 }
  const idsOf = ({ items }: { readonly items: ReadonlyArray<{ readonly id: string }> }) =>
    items.map(({ id }) => id)

  it('[V10] shows it in the place of the stored one', () => {
    const changed = { ...second, title: 'Typed' }
    expect(withItem(page, changed, { order: 'newest', size: 3 })).toEqual({
      items: [first, changed, third],
      total: 3,
    })
  })

  it('[V10] shows a new one first or last, by the order of its content type', () => {
    const added = newItem(day(20))
    expect(idsOf(withItem(page, added, { order: 'newest' }))).toEqual([newItemId, '5', '4', '3'])
    expect(idsOf(withItem(page, added, { order: 'manual' }))).toEqual(['5', '4', '3', newItemId])
  })

  it('[V10] shows an unpublished one where it would return', () => {
    const returning = stored('1', 11)
    expect(idsOf(withItem(page, returning, { order: 'manual', place: 2 }))).toEqual(['5', '1', '4', '3'])
    expect(idsOf(withItem(page, returning, { order: 'manual', place: 9 }))).toEqual(['5', '4', '3', '1'])
    expect(idsOf(withItem(page, returning, { order: 'newest', place: 0 }))).toEqual(['5', '4', '3', '1'])
    expect(idsOf(withItem(page, returning, { order: 'manual', place: 1, size: 3 }))).toEqual(['1', '5', '4'])
  })

  it('[V10] shows a changed one where a field orders the list', () => {
    const byYear = { order: { by: 'year' } }
    const years = {
      items: [
        { ...first, year: '1958' },
        { ...second, year: '1974' },
      ],
      total: 2,
    }
    expect(idsOf(withItem(years, { ...second, year: '1950' }, byYear))).toEqual(['4', '5'])
    expect(idsOf(withItem(years, { ...third, year: '1960' }, byYear))).toEqual(['5', '3', '4'])
  })

  it('[V10] has no more items than the page', () => {
    expect(withItem(page, newItem(day(20)), { order: 'newest', size: 3 })).toMatchObject({
      items: [{ id: newItemId }, { id: '5' }, { id: '4' }],
      total: 4,
    })
    expect(idsOf(withItem(page, newItem(day(20)), { order: 'manual', size: 3 }))).toEqual(['5', '4', '3'])
  })

  it('[V10] lacks one that belongs to another page', () => {
    const middle = { ...page, next: 'after', previous: 'before' }
    const older = stored('1', 11)
    expect(withItem(middle, older, { order: 'newest', size: 3 })).toEqual(middle)
    expect(withItem(middle, newItem(day(20)), { order: 'newest', size: 3 })).toEqual(middle)
    expect(withItem(middle, newItem(day(20)), { order: 'manual', size: 3 })).toEqual(middle)
  })
})
