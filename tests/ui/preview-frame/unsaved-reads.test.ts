// @vitest-environment node
import { describe, expect, it } from '@effect/vitest'
import { pageLanguageOf } from '#domain/language/page-language.ts'
import { newItemId } from '#domain/publishing/new-item-id.ts'
import { newItem, type UnsavedItem } from '#domain/publishing/unsaved-item.ts'
import { readOnce, unsavedReads } from '#ui/preview-frame/unsaved-reads.ts'
import type { ContentReads } from '#ui/router.tsx'

const day = '2026-11-20T08:00:00.000Z'
const stored = { version: 1, createdAt: day, updatedAt: day }
const ar = { title: 'مرسى' }
const article = {
  ...stored,
  id: '1',
  title: 'Berth',
  image: '/media/a.webp',
  description: 'Opens.',
  translations: { ar },
}

/** Reads in all languages, as staff do. Articles stand for the items of every content type. */
const stub = (failures = 0) => {
  const calls: Array<string> = []
  let left = failures
  const reads = {
    homePage: async () => ({ statement: 'We build.', translations: { ar: { statement: 'نبني.' } } }),
    list: async (name: string) => {
      calls.push(name)
      if (left-- > 0) throw new Error('offline')
      return { items: [article], total: 1 }
    },
    get: async (name: string, id: string) => {
      calls.push(`${name}/${id}`)
      return id === '1' ? article : undefined
    },
  } as unknown as ContentReads
  return { reads, calls }
}

const typed = (input: object, more: Partial<UnsavedItem> = {}): UnsavedItem => ({
  subject: 'newsArticle',
  stored: article,
  input: { title: 'Two berths', image: '/media/a.webp', description: 'Open.', ...input },
  ...more,
})

const [english, arabic] = [pageLanguageOf('en', 'en,ar'), pageLanguageOf('ar', 'en,ar')]

describe('the reads of the live preview', () => {
  it('[V10] have the typed item in lists and by its id', async () => {
    const read = unsavedReads(stub().reads, typed({ translations: { ar } }), english)
    expect((await read.list('newsArticle', {})).items).toMatchObject([{ id: '1', title: 'Two berths' }])
    expect(await read.get('newsArticle', '1')).toMatchObject({ title: 'Two berths', createdAt: day })
    expect(await read.get('newsArticle', '2')).toBeUndefined()
  })

  it('[V10] have an unpublished item at its former place', async () => {
    const brand = typed({}, { subject: 'brand', stored: { ...stored, id: '7', place: 1 } })
    const { items } = await unsavedReads(stub().reads, brand, english).list('brand', {})
    expect(items.map(({ id }) => id)).toEqual(['7', '1'])
  })

  it('[V10] have a typed position among the open ones until its closing date', async () => {
    const openOn = '2026-11-21'
    const positions = async (closingDate: string) => {
      const unsaved = typed({ closingDate }, { subject: 'career' })
      const read = unsavedReads(stub().reads, unsaved, english)
      return (await read.list('career', { filter: { openOn } })).items.map(({ title }) => title)
    }
    expect(await positions('2026-11-21')).toEqual(['Two berths'])
    expect(await positions('2026-11-20')).toEqual([])
  })

  it('[V10] have a typed page at its typed address only', async () => {
    const { reads, calls } = stub()
    const page = typed({ address: '/harbour' }, { subject: 'page' })
    const read = unsavedReads(reads, page, english)
    const titles = async (address: string) =>
      (await read.list('page', { filter: { address }, size: 1 })).items.map(({ title }) => title)
    expect(await titles('/harbour')).toEqual(['Two berths'])
    expect(calls).toEqual([])
    // The stub has the stored page at every address.
    expect(await titles('/port')).toEqual([])
  })

  it('[V10] have other pages at their addresses, also beside a new one', async () => {
    const page = typed({ address: '/harbour' }, { subject: 'page', stored: newItem(day) })
    const read = unsavedReads(stub().reads, page, english)
    const { items } = await read.list('page', { filter: { address: '/port' }, size: 1 })
    expect(items.map(({ title }) => title)).toEqual(['Berth'])
  })

  it('[V10] have the texts of the page’s language, and say which fell back', async () => {
    const read = unsavedReads(stub().reads, typed({ translations: { ar } }), arabic)
    expect(await read.get('newsArticle', '1')).toMatchObject({
      title: 'مرسى',
      description: 'Open.',
      untranslated: ['description'],
    })
    expect(await read.homePage()).toMatchObject({ statement: 'نبني.' })
    expect(await read.inAllLanguages?.get('newsArticle', '1')).toMatchObject({ translations: { ar } })
  })

  it('[V10] have the typed home page', async () => {
    const input = { statement: 'We sail.', translations: { ar: { statement: 'نبحر.' } } }
    const unsaved = typed({}, { subject: 'homePage', input })
    expect(await unsavedReads(stub().reads, unsaved, english).homePage()).toMatchObject({
      statement: 'We sail.',
    })
    expect(await unsavedReads(stub().reads, unsaved, arabic).homePage()).toMatchObject({ statement: 'نبحر.' })
  })

  it('[V10] look for no item that is not stored yet', async () => {
    const { reads, calls } = stub()
    const added = unsavedReads(reads, typed({}, { stored: newItem(day) }), english)
    expect(await added.get('newsArticle', newItemId)).toMatchObject({ id: newItemId, title: 'Two berths' })
    const other = unsavedReads(reads, typed({}, { subject: 'brand' }), english)
    expect(await other.get('newsArticle', newItemId)).toBeUndefined()
    expect(calls).toEqual([])
  })

  it('[V10] send each request once, and again if it failed', async () => {
    const { reads, calls } = stub(1)
    const once = readOnce(reads)
    await expect(once.list('newsArticle', { size: 6 })).rejects.toThrow('offline')
    for (const size of [6, 6, 1]) await once.list('newsArticle', { size })
    await once.list('brand', { size: 6 })
    expect(calls).toEqual(['newsArticle', 'newsArticle', 'newsArticle', 'brand'])
  })
})
