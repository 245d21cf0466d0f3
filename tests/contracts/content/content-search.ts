import { describe, expect, it } from 'vitest'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import type { ContentsUnderTest } from './contents-under-test.ts'
import { inputOf, titleField } from './content-inputs.ts'
import { run } from '../support/started.ts'

export const contentSearch = (under: ContentsUnderTest) => {
  const { contentType, pictures } = under
  const title = titleField(contentType)
  const other = contentType.listing.searched.find((field) => field !== title && field !== 'year')
  const add = (name: string, changes = {}) =>
    run(under.contents.add(contentType, inputOf(contentType, name, changes, pictures)))
  const found = async (search: string, query: ListQuery = {}) => {
    const { items } = await run(under.contents.list(contentType, { sort: title, ...query, search }))
    return items.map((item): unknown => Reflect.get(item, title))
  }

  describe('search', () => {
    it('finds part of a word, ignoring case and accents', async () => {
      for (const name of ['Grand Harbour', 'Résidence Élan', 'Salt works']) await add(name)
      expect(await found('arbou')).toEqual(['Grand Harbour'])
      expect(await found('HARBOUR grand')).toEqual(['Grand Harbour'])
      expect(await found('residence elan')).toEqual(['Résidence Élan'])
      expect(await found('ÉLAN')).toEqual(['Résidence Élan'])
      expect(await found('harbour works')).toEqual([])
    })

    it('finds Arabic, ignoring diacritics and forms of letters', async () => {
      for (const name of ['مُؤسَّسة النسّاج', 'أبراج الميناء']) await add(name)
      expect(await found('النساج')).toEqual(['مُؤسَّسة النسّاج'])
      expect(await found('ابراج')).toEqual(['أبراج الميناء'])
      expect(await found('الميناء')).toEqual(['أبراج الميناء'])
    })

    it('matches one or two letters at the start of the title', async () => {
      for (const name of ['Quay', 'Quarry', 'Antique']) await add(name)
      expect(await found('q')).toEqual(['Quarry', 'Quay'])
      expect(await found('QU')).toEqual(['Quarry', 'Quay'])
      expect(await found('ue')).toEqual([])
    })

    it('finds a short word anywhere if there is a longer one', async () => {
      for (const name of ['Port of Sohar', 'Port Sohar']) await add(name)
      expect(await found('port of')).toEqual(['Port of Sohar'])
    })

    it('takes special characters literally', async () => {
      for (const name of [
        '100% "pure" (new)',
        '16" pipes',
        "O'Hara's",
        'back\\slash_line',
        '-dash* NOT plain',
      ])
        await add(name)
      expect(await found('100%')).toEqual(['100% "pure" (new)'])
      expect(await found('"pure"')).toEqual(['100% "pure" (new)'])
      expect(await found('16"')).toEqual(['16" pipes'])
      expect(await found("o'hara")).toEqual(["O'Hara's"])
      expect(await found('k\\slash_')).toEqual(['back\\slash_line'])
      expect(await found('ash* NOT')).toEqual(['-dash* NOT plain'])
      expect(await found('pure OR slash')).toEqual([])
      expect(await found('%')).toEqual([])
    })

    it('does not find changed or removed texts', async () => {
      const changed = await add('Pearl')
      const gone = await add('Pearls')
      await run(under.contents.update(contentType, changed.id, { [title]: 'Coral' }))
      await run(under.contents.remove(contentType, gone.id))
      expect(await found('pearl')).toEqual([])
      expect(await found('coral')).toEqual(['Coral'])
    })

    if (other !== undefined) {
      it('searches descriptions too, each word anywhere', async () => {
        await add('Lighthouse', { [other]: 'Keeper of the northern shoal' })
        expect(await found('shoal lighth')).toEqual(['Lighthouse'])
      })
    }

    it('has pages, a total and the requested order', async () => {
      for (const letter of 'CABED') await add(`Tower ${letter}`)
      await add('Bridge')
      expect(await found('tower', { sort: `-${title}`, size: 2 })).toEqual(['Tower E', 'Tower D'])
      const first = await run(under.contents.list(contentType, { search: 'tower', size: 3 }))
      const rest = await run(
        under.contents.list(contentType, { search: 'tower', size: 3, after: first.next ?? '' }),
      )
      expect([first.total, rest.total]).toEqual([5, 5])
      expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(5)
      expect(rest.next).toBeUndefined()
      expect((await run(under.contents.list(contentType, { search: '   ', size: 200 }))).total).toBe(6)
      expect((await run(under.contents.list(contentType, { search: 'tower\0', size: 3 }))).total).toBe(5)
    })
  })
}
