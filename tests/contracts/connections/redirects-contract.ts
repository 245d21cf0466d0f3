import { describe, expect, it } from 'vitest'
import type { Redirects } from '#ports/staff/redirects.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

/** Contract of `Redirects`, over a store with the articles 1 and 2. */
export const redirectsContract = (label: string, start: Start<Redirects['Service']>): void => {
  describe(`${label}: old addresses`, () => {
    const port = startedFor('each', start)
    const input = { from: '/our-group', to: '/about', status: 301, note: '' }
    const add = (changes: Partial<typeof input> = {}) => run(port().add({ ...input, ...changes }))
    const refusal = async (changes: Partial<typeof input>) => {
      const failure = await failureOf(port().add({ ...input, ...changes }))
      return 'fields' in failure ? failure.fields : failure
    }
    const all = async () => (await run(port().list())).items.map(({ from, to, status }) => [from, to, status])

    it('[X2] are stored in one spelling, listed newest first, changed and removed', async () => {
      const added = await add({ from: '/Our-Group/?b=2&a=%D8%B9', note: ' Old site ' })
      expect(added).toMatchObject({
        from: '/our-group?a=ع&b=2',
        to: '/about',
        status: 301,
        note: 'Old site',
        version: 1,
        visits: 0,
        visitedAt: '',
      })
      const gone = await add({ from: '/tenders', to: '', status: 410 })
      expect(await all()).toEqual([
        ['/tenders', '', 410],
        ['/our-group?a=ع&b=2', '/about', 301],
      ])
      const changed = await run(
        port().update(gone.id, { ...input, from: '/tenders', to: '/newsinsights/2' }, gone.version),
      )
      expect(changed).toMatchObject({ id: gone.id, to: '/newsinsights/2', status: 301, version: 2 })
      await run(port().remove(added.id))
      expect(await all()).toEqual([['/tenders', '/newsinsights/2', 301]])
      expect(await failureOf(port().remove(added.id))).toMatchObject({
        _tag: 'ItemNotFound',
        message: 'This address no longer exists.',
      })
    })

    // Seen failing: the second request was refused.
    it('[X2] are added once by requests with one idempotency key', async () => {
      const added = await run(port().add(input, 'one address'))
      expect(await run(port().add(input, 'one address'))).toEqual(added)
      expect(await all()).toHaveLength(1)
    })

    it('[X2] are found by old and new address, page by page', async () => {
      for (const from of ['/archive-1', '/archive-2', '/b'])
        await add({ from, to: from === '/b' ? '/career' : '/about' })
      const found = async (search: string) =>
        (await run(port().list({ search, size: 10 }))).items.map(({ from }) => from)
      expect(await found('ARCHIVE-')).toEqual(['/archive-2', '/archive-1'])
      expect(await found('career')).toEqual(['/b'])
      const first = await run(port().list({ size: 2, page: 1 }))
      expect([first.total, first.items.length]).toEqual([3, 2])
      expect((await run(port().list({ size: 2, page: 2 }))).items.map(({ from }) => from)).toEqual([
        '/archive-1',
      ])
    })

    it('[X2] are refused over a page, in a circle, twice and to no page', async () => {
      await add()
      expect([
        await refusal({ from: '/about' }),
        await refusal({ from: '/newsinsights/1' }),
        await refusal({ from: '/OUR-GROUP/' }),
        await refusal({ from: '/x', to: '/newsinsights/99' }),
        await refusal({ from: '/x', to: '/x' }),
        await refusal({ from: '/x', status: 302 }),
      ]).toEqual([
        { from: '/about is a page of the site' },
        { from: '/newsinsights/1 is a page of the site' },
        { from: 'There is already an entry for this address.' },
        { to: '/newsinsights/99 is not a page of the site.' },
        { to: 'This would create a redirect loop.' },
        { status: 'Choose 301 or 410.' },
      ])
    })

    it('[X2] lead to the last one, and those before follow', async () => {
      const old = await add({ from: '/b', to: '/about' })
      expect(await add({ from: '/a', to: '/B/' })).toMatchObject({ to: '/about' })
      await run(port().update(old.id, { ...input, from: '/b', to: '/career' }))
      const other = await add({ from: '/newsinsights/7', to: '/a' })
      expect(other).toMatchObject({ to: '/about' })
      expect(await failureOf(port().update(old.id, input, 1))).toMatchObject({ _tag: 'ItemChanged' })
    })

    // Seen failing: the note was emptied, and the new address was missing.
    it('[X2] keep what a change does not name', async () => {
      const { id } = await add({ note: 'Old site' })
      const kept = { from: '/our-group', status: 301, note: 'Old site' }
      expect(await run(port().update(id, { to: '/career' }))).toMatchObject({ ...kept, to: '/career' })
      expect(await run(port().update(id, { note: '' }))).toMatchObject({ to: '/career', note: '' })
    })

    it('[X2] are imported with a report, after a dry run that changes nothing', async () => {
      await add()
      const csv = 'from,to,status\n/our-group,/career,\n/en/x,/our-group,301\n/about,/x,301\n/old,,410\n'
      const dry = await run(port().import(csv, true))
      expect(dry).toMatchObject({ new: 2, changed: 1, same: 0, refused: 1 })
      expect(dry.rows).toMatchObject([
        { row: 2, does: 'changed', from: '/our-group', to: '/career' },
        { row: 3, does: 'new', from: '/en/x', to: '/career' },
        { row: 4, does: 'refused', fields: { from: '/about is a page of the site' } },
        { row: 5, does: 'new', from: '/old', to: '' },
      ])
      expect(await all()).toHaveLength(1)
      expect(await run(port().import(csv, false))).toEqual(dry)
      expect(await all()).toHaveLength(3)
      expect(await run(port().import(csv, false))).toMatchObject({ new: 0, changed: 0, same: 3, refused: 1 })
      expect(await failureOf(port().import('a,b\n1,2', true))).toMatchObject({
        fields: { file: 'The first row has to name the columns from, to, status.' },
      })
    })

    it('[X2] has no missing paths before a request, and ignores none that is not there', async () => {
      expect(await run(port().missing())).toMatchObject({ items: [], total: 0 })
      expect(await failureOf(port().ignore('99', true))).toMatchObject({ _tag: 'ItemNotFound' })
    })
  })
}
