import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { maxPreviewLinks, type NewPreviewLink } from '#domain/publishing/preview-link.ts'
import type { PreviewLinks } from '#ports/content/preview-links.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { failureOf, run, startedFor, type Start } from '../../support/started.ts'

const link: NewPreviewLink = { label: 'Group board', scope: 'site', moment: 'drafts' }
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()

interface People {
  /** An Admin. */
  readonly admin: { readonly id: string; readonly name: string }
  /** Of the team CX, unless only the Admin can be asked. */
  readonly colleague?: { readonly id: string; readonly name: string }
}

/** Contract of `PreviewLinks`. */
export const previewLinksContract = (
  label: string,
  start: Start<PreviewLinks['Service']>,
  { admin, colleague }: People,
): void => {
  describe(`${label}: preview links`, () => {
    const links = startedFor('each', start)
    const by =
      (person: { readonly id: string; readonly name: string }) =>
      <A, E>(work: Effect.Effect<A, E>) =>
        Effect.provideService(work, OnBehalfOf, { ...person, address: '' })
    const asAdmin = by(admin)

    it('[V5] makes a link for 7 days, whose address is returned this once', async () => {
      const before = Date.now()
      const { address, ...made } = await run(asAdmin(links().add({ ...link, label: ' Group board ' })))
      expect(address).toMatch(/\/preview#[\w-]{22}$/u)
      expect(made).toMatchObject({ ...link, author: admin, openedAt: '' })
      const left = Date.parse(made.until) - before
      expect(Math.round(left / 86_400_000)).toBe(7)
      const listed = (await run(asAdmin(links().list()))).items
      expect(listed).toEqual([made])
      expect(JSON.stringify(listed)).not.toContain(address.split('#')[1])
    })

    it('[V5] refuses what a link cannot be', async () => {
      const refused = asAdmin(
        links().add({ label: '', scope: 'account', moment: 'yesterday', until: days(31) }),
      )
      expect(await failureOf(refused)).toMatchObject({
        _tag: 'InputRefused',
        fields: {
          label: 'Enter who the link is for.',
          scope: 'Your role does not allow a link to this.',
          moment: 'This time cannot be read.',
          until: 'A link is valid for at most 30 days.',
        },
      })
      expect((await run(asAdmin(links().list()))).total).toBe(0)
    })

    it('[V5] lists the newest first, by pages, and revokes one', async () => {
      const moment = '2046-12-16T06:00:00.000Z'
      await run(asAdmin(links().add({ ...link, scope: 'career', moment: '2046-12-16T06:00:00Z' })))
      const { id } = await run(asAdmin(links().add({ ...link, label: 'Dana', moment: 'any' })))
      const page = await run(asAdmin(links().list({ size: 1 })))
      expect(page).toMatchObject({ total: 2, items: [{ label: 'Dana', moment: 'any' }] })
      const next = await run(asAdmin(links().list({ size: 1, after: page.next ?? '' })))
      expect(next.items).toMatchObject([{ scope: 'career', moment }])

      await run(asAdmin(links().revoke(id)))
      const [revoked] = (await run(asAdmin(links().list()))).items
      expect(revoked?.id).toBe(id)
      expect(Date.parse(revoked?.until ?? '')).toBeLessThanOrEqual(Date.now())
      expect(await failureOf(asAdmin(links().revoke(id)))).toHaveProperty('_tag', 'ItemNotFound')
    })

    it('[V5] has at most 50 valid links of one account', async () => {
      for (let made = 0; made < maxPreviewLinks; made += 1) await run(asAdmin(links().add(link)))
      const full = { fields: { label: 'You have 50 valid links. Revoke one first.' } }
      expect(await failureOf(asAdmin(links().add(link)))).toMatchObject(full)
      const [last] = (await run(asAdmin(links().list({ size: 1 })))).items
      await run(asAdmin(links().revoke(last?.id ?? '')))
      expect(await run(asAdmin(links().add(link)))).toMatchObject(link)
    })

    if (colleague !== undefined)
      it('[W23] shows people their own links, and an Admin all', async () => {
        const asColleague = by(colleague)
        const own = await run(asColleague(links().add(link)))
        const other = await run(asAdmin(links().add(link)))
        expect((await run(asColleague(links().list()))).items).toMatchObject([
          { id: own.id, author: colleague },
        ])
        expect((await run(asAdmin(links().list()))).total).toBe(2)
        expect(await failureOf(asColleague(links().revoke(other.id)))).toHaveProperty('_tag', 'ItemNotFound')
        expect(await failureOf(asColleague(links().add({ ...link, scope: 'career/4' })))).toMatchObject({
          fields: { scope: 'Your role does not allow a link to this.' },
        })
        await run(asAdmin(links().revoke(own.id)))
      })
  })
}
