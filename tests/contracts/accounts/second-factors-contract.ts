import { describe, expect, it } from 'vitest'
import { recoveryCodeCount } from '#domain/second-factor/second-factor.ts'
import type { SecondFactors } from '#ports/staff/second-factors.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

interface Known {
  readonly password: string
  /** The right code of a secret. */
  readonly codeOf: (secret: string) => string
}

/** What everything does that keeps second factors; there is an account 1, which has none. */
export const secondFactorsContract = (
  label: string,
  start: Start<SecondFactors['Service']>,
  { password, codeOf }: Known,
) => {
  describe(`${label}: second factors`, () => {
    const factors = startedFor('each', start)
    const switchOn = async () => {
      const { secret } = await run(factors().offer(password))
      return run(factors().confirm(codeOf(secret)))
    }

    it('are off at first', async () => {
      expect(await run(factors().own)).toEqual({ on: false, required: false, recoveryCodesLeft: 0 })
      expect(await run(factors().isOn('1'))).toBe(false)
    })

    it('offer a secret to whoever knows the password, and are off until a code confirms it', async () => {
      const { secret, address } = await run(factors().offer(password))
      expect(secret).toMatch(/^[A-Z2-7]{32}$/)
      expect(address).toContain(`secret=${secret}`)
      expect(await run(factors().own)).toMatchObject({ on: false })
      expect(await failureOf(factors().offer('not the password'))).toMatchObject({
        _tag: 'InputRefused',
        fields: { currentPassword: expect.any(String) },
      })
    })

    it('give ten recovery codes once they are on', async () => {
      const codes = await switchOn()
      expect(new Set(codes).size).toBe(recoveryCodeCount)
      for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-7]{4} ){3}[A-Z2-7]{4}$/)
      expect(await run(factors().own)).toEqual({
        on: true,
        required: false,
        recoveryCodesLeft: recoveryCodeCount,
      })
    })

    it.each(['', '000000x', '12345'])('are not switched on by “%s”', async (code) => {
      await run(factors().offer(password))
      expect(await failureOf(factors().confirm(code))).toMatchObject({
        _tag: 'InputRefused',
        fields: { code: expect.any(String) },
      })
      expect(await run(factors().own)).toMatchObject({ on: false })
    })

    it('are not switched on without an offer', async () => {
      expect(await failureOf(factors().confirm('123456'))).toMatchObject({ _tag: 'InputRefused' })
    })

    it('are switched off by whoever knows the password', async () => {
      await switchOn()
      expect(await failureOf(factors().remove('not the password'))).toMatchObject({
        fields: { currentPassword: expect.any(String) },
      })
      await run(factors().remove(password))
      expect(await run(factors().own)).toEqual({ on: false, required: false, recoveryCodesLeft: 0 })
    })

    it('are nobody’s who is not there', async () => {
      expect((await failureOf(factors().isOn('999999')))._tag).toBe('ItemNotFound')
      expect((await failureOf(factors().removeOf('999999')))._tag).toBe('ItemNotFound')
    })

    it('are required of roles', async () => {
      expect(await run(factors().required)).toEqual([])
      expect(await run(factors().require(['Hr', 'CXTeam', 'Hr']))).toEqual(['CXTeam', 'Hr'])
      expect(await run(factors().required)).toEqual(['CXTeam', 'Hr'])
      expect(await run(factors().require([]))).toEqual([])
    })
  })
}
