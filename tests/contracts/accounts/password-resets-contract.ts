import { describe, expect, it } from 'vitest'
import type { PasswordResets } from '#ports/staff/password-resets.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

const newPassword = 'another stone in the wall'

/** What everything does that resets passwords; there is an account 1, and no mail. */
export const passwordResetsContract = (label: string, start: Start<PasswordResets['Service']>) => {
  describe(`${label}: password resets`, () => {
    const resets = startedFor('each', start)
    const started = async () => {
      const link = await run(resets().start('1'))
      return { ...link, token: new URL(link.address).hash.slice(1) }
    }

    it('start with a link that is good for ten minutes', async () => {
      const { address, until, mailed, token } = await started()
      expect(address).toMatch(/^https?:\/\/[^/]+\/admin\/reset#[\w-]{22}$/)
      expect(Date.parse(until) - Date.now()).toBeGreaterThan(9 * 60_000)
      expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(10 * 60_000)
      expect(mailed).toBe(false)
      expect((await started()).token).not.toBe(token)
    })

    it('start for nobody who is not there', async () => {
      expect(await failureOf(resets().start('999999'))).toMatchObject({ _tag: 'ItemNotFound' })
    })

    it('take a password once', async () => {
      const { token } = await started()
      await run(resets().use({ token, newPassword }))
      expect(await failureOf(resets().use({ token, newPassword }))).toMatchObject({
        _tag: 'InputRefused',
        fields: { token: expect.stringContaining('used') },
      })
    })

    it('refuse a password that breaks a rule, and wait for another', async () => {
      const { token } = await started()
      expect(await failureOf(resets().use({ token, newPassword: 'short' }))).toMatchObject({
        fields: { newPassword: expect.stringContaining('12') },
      })
      await run(resets().use({ token, newPassword }))
    })

    it.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAA'])('know no token “%s”', async (token) => {
      expect(await failureOf(resets().use({ token, newPassword }))).toMatchObject({
        _tag: 'InputRefused',
        fields: { token: expect.any(String) },
      })
    })

    it('cannot be asked for without mail', async () => {
      expect(await run(resets().byMail)).toBe(false)
      expect(await failureOf(resets().ask('admin@example.com'))).toMatchObject({ _tag: 'ItemNotFound' })
    })
  })
}
