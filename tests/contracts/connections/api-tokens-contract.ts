import { describe, expect, it } from 'vitest'
import { ApiTokens } from '#ports/staff/api-tokens.ts'
import { failureOf, signInSteps, type SignInUnderTest } from '../accounts/sign-in-steps.ts'

const after = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const crm = { name: ' CRM in Riyadh ', scopes: ['enquiry:read', 'newsArticle:write', 'enquiry:read'] }

/** Contract of `ApiTokens`. */
export const apiTokensContract = (label: string, started: () => SignInUnderTest) => {
  const { person, signedIn } = signInSteps(started)
  const list = ApiTokens.use((port) => port.list())
  const add = (
    password: string,
    token: { name: string; scopes: ReadonlyArray<string>; until?: string } = crm,
  ) => ApiTokens.use((port) => port.add(token, password))
  const renew = (id: string, until: string, password: string) =>
    ApiTokens.use((port) => port.renew(id, until, password))
  const revoke = (id: string) => ApiTokens.use((port) => port.revoke(id))

  const admin = async () => {
    const who = await person('Admin')
    return { who, here: await signedIn(who) }
  }

  describe(`${label}: API tokens`, () => {
    it('[O10] are made for the password, for a year, and show their secret this once', async () => {
      const { who, here } = await admin()
      const before = Date.now()
      const { token, ...made } = await here.run(add(who.password))
      expect(token).toMatch(/^sah_[0-9a-f]{4}_[\w-]{22}$/u)
      expect(made).toMatchObject({
        name: 'CRM in Riyadh',
        begins: token.slice(0, 8),
        author: { id: who.user.id, name: who.user.name },
        usedAt: '',
      })
      expect(new Set(made.scopes)).toEqual(new Set(crm.scopes))
      expect(Math.round((Date.parse(made.until) - before) / 86_400_000)).toBe(365)
      const listed = (await here.run(list)).items
      expect(listed[0]).toEqual(made)
      expect(JSON.stringify(listed)).not.toContain(token)
    })

    it('are refused for a wrong password, and with a sentence for each field', async () => {
      const { who, here } = await admin()
      expect(await failureOf(here, add('wrong'))).toMatchObject({
        fields: { currentPassword: expect.any(String) },
      })
      expect(
        await failureOf(here, add(who.password, { name: '', scopes: ['account:read'], until: after(-1) })),
      ).toMatchObject({
        _tag: 'InputRefused',
        fields: {
          name: 'Say which program uses the token.',
          scopes: 'One of the scopes does not exist.',
          until: 'The token must expire in the future.',
        },
      })
    })

    it('are renewed for the password, and revoked once', async () => {
      const { who, here } = await admin()
      const { id } = await here.run(add(who.password))
      const until = after(30)
      expect(await failureOf(here, renew(id, until, 'wrong'))).toMatchObject({
        fields: { currentPassword: expect.any(String) },
      })
      expect(await here.run(renew(id, until, who.password))).toMatchObject({ id, until })
      await here.run(revoke(id))
      const [revoked] = (await here.run(list)).items
      expect(revoked?.id).toBe(id)
      expect(Date.parse(revoked?.until ?? '')).toBeLessThanOrEqual(Date.now())
      expect(await failureOf(here, revoke(id))).toHaveProperty('_tag', 'ItemNotFound')
      expect(await failureOf(here, renew('999', until, who.password))).toHaveProperty('_tag', 'ItemNotFound')
    })

    it('[O10] are never renewed once they are revoked', async () => {
      const { who, here } = await admin()
      const { id } = await here.run(add(who.password))
      await here.run(revoke(id))
      const ended = (await here.run(list)).items
      expect(await failureOf(here, renew(id, after(30), who.password))).toMatchObject({
        _tag: 'ItemNotFound',
        message: 'This token no longer exists.',
      })
      expect((await here.run(list)).items).toEqual(ended)
    })
  })
}
