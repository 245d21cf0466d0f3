import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Role } from '#domain/access/role.ts'
import { recoveryCodeCount } from '#domain/sign-in/second-factor/second-factor.ts'
import { SecondFactors } from '#ports/staff/sign-in/second-factors.ts'
import {
  current,
  failureOf,
  fiveTimes,
  isSignedOut,
  ownFactor,
  require,
  signIn,
  signInSteps,
  type SignInUnderTest,
} from './sign-in-steps.ts'

/** Contract of `SecondFactors`. */
export const secondFactorContract = (label: string, started: () => SignInUnderTest) => {
  const { browser, person, signedIn } = signInSteps(started)

  describe(`${label}: second factor`, () => {
    const offer = (password: string) => SecondFactors.use((port) => port.offer(password))
    const confirm = (code: string) => SecondFactors.use((port) => port.confirm(code))
    const remove = (password: string) => SecondFactors.use((port) => port.remove(password))
    const isOn = (id: string) => SecondFactors.use((port) => port.isOn(id))
    const off = { on: false, required: false, recoveryCodesLeft: 0 }

    /** A signed-in person who has switched it on; `code` has not been used. */
    const guarded = async (role?: Role) => {
      const who = await person(role)
      const here = await signedIn(who)
      const { secret } = await here.run(offer(who.password))
      const recoveryCodes = await here.run(confirm(started().codeOf(secret, 0)))
      return { who, here, recoveryCodes, code: started().codeOf(secret, 1) }
    }

    it('is offered for the password, and is off until a code confirms it', async () => {
      const who = await person()
      const here = await signedIn(who)
      expect(await failureOf(here, confirm('123456'))).toMatchObject({ fields: { code: expect.any(String) } })
      const { secret, address } = await here.run(offer(who.password))
      expect(secret).toMatch(/^[A-Z2-7]{32}$/)
      expect(address).toMatch(/^otpauth:/)
      expect(address).toContain(`secret=${secret}`)
      for (const code of ['', '000000x', '12345'])
        expect(await failureOf(here, confirm(code))).toMatchObject({ fields: { code: expect.any(String) } })
      expect(await here.run(ownFactor)).toEqual(off)
      expect(await started().admin.run(isOn(who.user.id))).toBe(false)
      expect(await failureOf(here, offer('wrong'))).toMatchObject({
        fields: { currentPassword: expect.any(String) },
      })
    })

    it('returns ten recovery codes, and ends the other sessions', async () => {
      const who = await person()
      const [here, phone] = [await signedIn(who), await signedIn(who)]
      const { secret } = await here.run(offer(who.password))
      const codes = await here.run(confirm(started().codeOf(secret, 0)))
      expect(new Set(codes).size).toBe(recoveryCodeCount)
      for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-7]{4} ){3}[A-Z2-7]{4}$/)
      expect(await here.run(ownFactor)).toEqual({ ...off, on: true, recoveryCodesLeft: recoveryCodeCount })
      expect(await started().admin.run(isOn(who.user.id))).toBe(true)
      expect(await isSignedOut(phone)).toBe(true)
    })

    it('is required at sign-in after the right password', async () => {
      const { who, code } = await guarded()
      const opened = browser()
      expect((await failureOf(opened, signIn(who, { password: 'wrong' })))._tag).toBe('NotSignedIn')
      const missing = { _tag: 'InputRefused', fields: { code: 'Code is required' } }
      for (let tries = 0; tries < 6; tries += 1)
        expect(await failureOf(opened, signIn(who))).toMatchObject(missing)
      expect(await failureOf(opened, signIn(who, { code: '000000' }))).toMatchObject({
        fields: { code: expect.stringContaining('code is wrong') },
      })
      expect(await isSignedOut(opened)).toBe(true)
      expect(await opened.run(signIn(who, { code }))).toEqual(who.user)
    })

    it('[T35] accepts a code in Arabic digits, with direction marks around it', async () => {
      const { who, code } = await guarded()
      const typed = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
      const marked = { ...who, user: { ...who.user, email: `\u202A${who.user.email}\u202C` } }
      expect(await browser().run(signIn(marked, { code: `\u200F${typed}` }))).toEqual(who.user)
    })

    it('throttles wrong codes as wrong passwords', async () => {
      const { who, code } = await guarded()
      const opened = browser()
      await fiveTimes(() => failureOf(opened, signIn(who, { code: '000000' })), 'InputRefused')
      expect((await failureOf(opened, signIn(who, { code })))._tag).toBe('TriedTooOften')
    })

    it('accepts each recovery code once, however it is typed', async () => {
      const { who, here, recoveryCodes } = await guarded()
      const [first = '', second = ''] = recoveryCodes
      await browser().run(signIn(who, { code: first }))
      expect((await failureOf(browser(), signIn(who, { code: first })))._tag).toBe('InputRefused')
      await browser().run(signIn(who, { code: second.toLowerCase().replaceAll(' ', '-') }))
      expect(await here.run(ownFactor)).toMatchObject({ recoveryCodesLeft: recoveryCodeCount - 2 })
    })

    it('is set up again with other codes, although the role requires it', async () => {
      const { admin, codeOf } = started()
      const { who, here, recoveryCodes } = await guarded('Hr')
      await admin.run(require(['Hr']))
      await browser().run(signIn(who, { code: recoveryCodes[0] ?? '' }))
      expect(await here.run(ownFactor)).toEqual({ on: true, required: true, recoveryCodesLeft: 9 })
      const { secret } = await here.run(offer(who.password))
      const [code = ''] = await here.run(confirm(codeOf(secret, 0)))
      expect(await here.run(ownFactor)).toEqual({ on: true, required: true, recoveryCodesLeft: 10 })
      await browser().run(signIn(who, { code }))
      await admin.run(require([]))
    })

    it('is removed by the password', async () => {
      const { who, here } = await guarded()
      expect(await failureOf(here, remove('wrong'))).toMatchObject({
        fields: { currentPassword: expect.any(String) },
      })
      await here.run(remove(who.password))
      expect(await here.run(ownFactor)).toEqual(off)
      expect(await browser().run(signIn(who))).toEqual(who.user)
    })

    it('is removed by an Admin, which ends the sessions', async () => {
      const { who, here } = await guarded()
      const removeOf = (id: string) => SecondFactors.use((port) => port.removeOf(id))
      await started().admin.run(removeOf(who.user.id))
      expect(await isSignedOut(here)).toBe(true)
      expect(await browser().run(signIn(who))).toEqual(who.user)
      for (const call of [isOn('999999'), removeOf('999999')])
        expect((await failureOf(started().admin, Effect.asVoid(call)))._tag).toBe('ItemNotFound')
    })

    it('can be required of roles', async () => {
      const { admin } = started()
      const required = SecondFactors.use((port) => port.required)
      expect(await admin.run(required)).toEqual([])
      expect(await admin.run(require(['Hr', 'CXTeam', 'Hr']))).toEqual(['CXTeam', 'Hr'])
      expect(await admin.run(required)).toEqual(['CXTeam', 'Hr'])
      expect(await admin.run(require([]))).toEqual([])
    })

    // Seen failing before: the second Admin undid what the first had required.
    it('stays required of the roles that another Admin has chosen meanwhile', async () => {
      const { admin } = started()
      const choose = (roles: ReadonlyArray<Role>, seen: ReadonlyArray<Role>) =>
        SecondFactors.use((port) => port.require(roles, seen))
      await admin.run(choose(['Hr', 'CXTeam'], []))
      expect(await failureOf(admin, choose(['Hr'], []))).toMatchObject({
        _tag: 'ItemChanged',
        current: ['CXTeam', 'Hr'],
      })
      expect(await admin.run(choose([], ['Hr', 'CXTeam']))).toEqual([])
    })

    it('that a role requires is missing until it is set up, and stays', async () => {
      const { admin, codeOf } = started()
      const who = await person('Hr')
      const here = await signedIn(who)
      await admin.run(require(['Hr']))
      const lacking = { ...who.user, lacksSecondFactor: true }
      expect(await here.run(current)).toEqual(lacking)
      expect(await browser().run(signIn(who))).toEqual(lacking)
      const other = await person('CXTeam')
      expect(await browser().run(signIn(other))).toEqual(other.user)
      const { secret } = await here.run(offer(who.password))
      await here.run(confirm(codeOf(secret, 0)))
      expect(await here.run(current)).toEqual(who.user)
      expect(await failureOf(here, remove(who.password))).toMatchObject({
        fields: { currentPassword: expect.stringContaining('requires') },
      })
      expect(await here.run(ownFactor)).toMatchObject({ on: true, required: true })
      await admin.run(require([]))
    })
  })
}
