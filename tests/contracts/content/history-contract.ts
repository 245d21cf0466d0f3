import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { emptyEnquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { sourceHash } from '#domain/language/source-hash.ts'
import { formerState } from '#domain/history/former-state.ts'
import { homePageId } from '#domain/history/subject.ts'
import { inputOf, everyContentType } from './content-inputs.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'
import type { Stores } from '../support/stores-under-test.ts'

const password = 'a stone in the quay wall'

/** Contract of `History`; `author` is the user who makes the changes. */
export const historyContract = (
  label: string,
  start: Start<Stores['Service']>,
  author = { id: '', name: '' },
) => {
  describe(`${label}: history`, () => {
    const stores = startedFor('all', start)
    const changesOf = async (ref: ItemRef) => (await run(stores().history.of(ref))).items
    const addBrand = async (title: string) => {
      const { id } = await run(stores().contents.add(brand, inputOf(brand, title)))
      return { subject: 'brand', itemId: id } as const
    }

    beforeAll(async () => {
      const { accounts } = stores()
      if ((await run(accounts.list())).total === 0)
        await run(accounts.add({ name: 'Zz', email: 'zz@example.com', role: 'Admin', password }))
    })

    it.each(everyContentType.map((contentType) => [contentType.name, contentType] as const))(
      'records every change of a %s, newest first',
      async (subject, contentType) => {
        const { contents, trash } = stores()
        const [one, other] = [inputOf(contentType, 'One'), inputOf(contentType, 'Other')]
        const { id } = await run(contents.add(contentType, one))
        const ref = { subject, itemId: id }
        await run(contents.update(contentType, id, other))
        await run(contents.remove(contentType, id))
        await run(trash.restore(ref))
        const changes = await changesOf(ref)
        const change = { ...ref, id: expect.any(String), at: expect.stringMatching(/^2.*Z$/), author }
        const named = { ...change, address: expect.any(String), title: 'Other' }
        expect(changes).toEqual([
          { ...named, kind: 'restored', version: 3, before: null, after: other },
          { ...named, kind: 'deleted', version: 2, before: other, after: null },
          { ...named, kind: 'updated', version: 2, before: one, after: other },
          { ...named, title: 'One', kind: 'added', version: 1, before: null, after: one },
        ])
        expect(await run(stores().history.get(changes[2]?.id ?? ''))).toEqual(changes[2])
      },
    )

    it('records neither refused nor repeated requests', async () => {
      const { contents } = stores()
      const key = crypto.randomUUID()
      const add = contents.add(brand, inputOf(brand, 'Keyed'), key)
      const { id } = await run(add)
      await run(add)
      await failureOf(contents.update(brand, id, { title: '' }))
      await failureOf(contents.update(brand, id, { title: 'Late', version: 7 }))
      expect((await changesOf({ subject: 'brand', itemId: id })).map(({ kind }) => kind)).toEqual(['added'])
    })

    it('records changes of an account, but no password', async () => {
      const { accounts } = stores()
      const fields = { name: 'Mona', email: 'mona@example.com', role: 'Hr' }
      const { id } = await run(accounts.add({ ...fields, password }))
      await run(accounts.update(id, { name: 'Mona A', password: 'another stone in the wall' }))
      await run(accounts.remove(id))
      const changes = await changesOf({ subject: 'account', itemId: id })
      const renamed = { ...fields, name: 'Mona A' }
      expect(changes).toMatchObject([
        { kind: 'deleted', before: renamed, after: null, title: 'Mona A' },
        { kind: 'updated', before: fields, after: { ...renamed, newPassword: 'Set' } },
        { kind: 'added', before: null, after: fields },
      ])
      expect(JSON.stringify(changes)).not.toMatch(/stone|argon2|hash/i)
    })

    it('records changes of the home page with all its parts', async () => {
      const { homePage } = stores()
      await run(homePage.update({ statement: 'We build.' }))
      await run(homePage.update({ statementAr: 'نبني' }))
      const [last] = await changesOf({ subject: 'homePage', itemId: homePageId })
      expect(last).toMatchObject({
        kind: 'updated',
        before: { statement: 'We build.' },
        after: { statement: 'We build.', translations: { ar: { statement: 'نبني' } } },
        version: 2,
      })
    })

    it('[T16] restores a version in both languages with its states', async () => {
      const { contents } = stores()
      const arabic = (title: string) => ({ translations: { ar: { title } } })
      const { id } = await run(contents.add(brand, { ...inputOf(brand, 'A berth'), ...arabic('مرسى') }))
      await run(contents.update(brand, id, { title: 'A quay' }))
      const sector = { ar: { title: 'رصيف', sector: 'موانئ' } }
      await run(contents.update(brand, id, { title: 'A pier', translations: sector }))
      const [last, outdated] = await changesOf({ subject: 'brand', itemId: id })
      const state = formerState({ before: outdated?.after ?? null, after: last?.after ?? null })
      expect(await run(contents.update(brand, id, state, 'all'))).toMatchObject({
        title: 'A quay',
        ...arabic('مرسى'),
        outdated: { ar: ['title'] },
      })
    })

    it('finds the newest change with a text by its source hash', async () => {
      const { contents, homePage, history } = stores()
      const ref = await addBrand('Pearl')
      for (const title of ['Coral', 'Pearl', 'Shell', 'Sand'])
        await run(contents.update(brand, ref.itemId, { title }))
      const sought = (field: string, text: string | ReadonlyArray<string>) => ({
        field,
        source: sourceHash(text),
      })
      const versionOf = async (title: string, field = 'title') =>
        (await run(history.withSource(ref, sought(field, title))))?.version
      expect(await versionOf('Pearl')).toBe(4)
      expect(await versionOf('Coral')).toBe(3)
      expect(await versionOf('Sand')).toBe(5)
      expect(await versionOf('Gold')).toBeUndefined()
      expect(await versionOf('Pearl', 'sector')).toBeUndefined()

      const service = { title: 'Sailing', points: ['Far', 'Near'] }
      await run(homePage.update({ services: [{ title: 'Trade' }, service] }))
      await run(homePage.update({ services: [] }))
      const page = { subject: 'homePage', itemId: homePageId } as const
      expect(await run(history.withSource(page, sought('services.points', ['Far', 'Near'])))).toMatchObject({
        before: { services: [{ title: 'Trade' }, service] },
        after: { services: [] },
      })
      expect(await run(history.withSource(page, sought('services.title', 'Trades')))).toBeUndefined()
    })

    it('does not record a save that changed nothing', async () => {
      const { contents, homePage } = stores()
      const ref = await addBrand('Unchanged')
      await run(contents.update(brand, ref.itemId, inputOf(brand, 'Unchanged')))
      expect((await changesOf(ref)).map(({ kind }) => kind)).toEqual(['added'])
      await run(homePage.update({ statement: 'Unchanged' }))
      const page = { subject: 'homePage', itemId: homePageId } as const
      const before = await changesOf(page)
      await run(homePage.update({ statement: 'Unchanged' }))
      expect(await changesOf(page)).toEqual(before)
    })

    it('records a new order, but not an unchanged one', async () => {
      const { contents, history } = stores()
      const [, two] = [await addBrand('Order one'), await addBrand('Order two')]
      await run(contents.order(brand, [two.itemId]))
      await run(contents.order(brand, [two.itemId]))
      const { items } = await run(history.list({ subjects: ['brand'], kind: 'ordered' }))
      expect(items).toMatchObject([{ itemId: '', title: 'brands' }])
      const { before, after } = await run(history.get(items[0]?.id ?? ''))
      expect(Object.values(after ?? {}).flat()).toContain('Order two')
      expect(before).not.toEqual(after)
    })

    it('records the places of a moved item, but no unchanged place', async () => {
      const { contents, history } = stores()
      await addBrand('Before it')
      const { itemId } = await addBrand('Moved one')
      const { total } = await run(contents.list(brand, { size: 1 }))
      await run(contents.move(brand, itemId, 1))
      await run(contents.move(brand, itemId, 1))
      const { items } = await run(history.list({ subjects: ['brand'], kind: 'ordered', search: 'moved one' }))
      expect(items).toMatchObject([{ itemId: '', title: 'brand “Moved one”' }])
      const { before, after } = await run(history.get(items[0]?.id ?? ''))
      expect([before, after]).toEqual([{ place: total }, { place: 1 }])
    })

    it('records only the reference of a deleted mail', async () => {
      const { enquiries } = stores()
      const sent = {
        firstName: 'Maryam',
        lastName: 'Al Sayed',
        email: 'm@example.com',
        phone: '+973 3600 0000',
      }
      const texts = { location: 'Bahrain', type: 'Business', company: 'Acme', message: 'Hello' } as const
      const { reference } = await run(enquiries.send({ ...emptyEnquiry, ...sent, ...texts }))
      const [{ id } = { id: '' }] = (await run(enquiries.list())).items
      await run(enquiries.remove(id))
      const changes = await changesOf({ subject: 'enquiry', itemId: id })
      expect(changes).toMatchObject([{ kind: 'deleted', title: reference, before: { reference } }])
      expect(JSON.stringify(changes)).not.toMatch(/maryam|sayed|m@example|acme/i)
    })

    it('still says who did what to an erased item, without its values', async () => {
      const { contents, trash } = stores()
      const ref = await addBrand('A secret')
      await run(contents.remove(brand, ref.itemId))
      await run(trash.erase(ref))
      const changes = await changesOf(ref)
      expect(changes.map(({ kind, author: { name } }) => [kind, name])).toEqual([
        ['erased', author.name],
        ['deleted', author.name],
        ['added', author.name],
      ])
      expect(JSON.stringify(changes)).not.toContain('secret')
    })

    it('is read in pages, by subject, kind, words and period', async () => {
      const { contents, history } = stores()
      const refs = []
      for (const title of ['Lighthouse one', 'Lighthouse two', 'Lighthouse three']) {
        const { id } = await run(contents.add(newsArticle, inputOf(newsArticle, title)))
        refs.push({ subject: 'newsArticle', itemId: id } as const)
        await run(Effect.sleep('2 millis'))
      }
      const query = { search: 'LIGHThouse', size: 2 } as const
      const first = await run(history.list(query))
      expect(first).toMatchObject({
        items: [{ title: 'Lighthouse three' }, { title: 'Lighthouse two' }],
        total: 3,
      })
      expect(first.items[0]).not.toHaveProperty('before')
      const rest = await run(history.list({ ...query, after: first.next ?? '' }))
      expect(rest.items).toMatchObject([{ title: 'Lighthouse one', kind: 'added' }])
      const total = async (filter: Parameters<typeof history.list>[0]) =>
        (await run(history.list({ search: 'lighthouse', ...filter }))).total
      expect(await total({ subjects: ['newsArticle', 'brand'], kind: 'added' })).toBe(3)
      expect([await total({ subjects: ['brand'] }), await total({ subjects: [] })]).toEqual([0, 0])
      expect(await total({ kind: 'deleted' })).toBe(0)
      const { at = '' } = first.items[1] ?? {}
      expect([await total({ from: at }), await total({ until: at })]).toEqual([2, 1])
    })

    it('fails for an unknown activity', async () => {
      expect(await failureOf(stores().history.get('999999'))).toMatchObject({ _tag: 'ItemNotFound' })
      expect(await changesOf({ subject: 'brand', itemId: '999999' })).toEqual([])
    })
  })
}
