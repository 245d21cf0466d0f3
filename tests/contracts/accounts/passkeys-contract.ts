import { describe, expect, it } from 'vitest'
import type { PasskeyOptions } from '#domain/sign-in/passkeys/passkey-options.ts'
import { Passkeys } from '#ports/staff/sign-in/passkeys.ts'
import { SecondFactors } from '#ports/staff/sign-in/second-factors.ts'
import { softwareAuthenticator } from '../../support/software-authenticator.ts'
import {
  current,
  failureOf,
  require,
  signIn,
  signInSteps,
  type Browser,
  type SignInUnderTest,
} from './sign-in-steps.ts'

const request = Passkeys.use((port) => port.signInOptions)
const list = Passkeys.use((port) => port.list)
const offer = (password: string) => Passkeys.use((port) => port.creationOptions(password))
const rename = (id: string, name: string) => Passkeys.use((port) => port.rename(id, name))
const remove = (id: string, password: string) => Passkeys.use((port) => port.remove(id, password))

/** The contract of `Passkeys`. */
export const passkeysContract = (label: string, started: () => SignInUnderTest) => {
  const { browser, person, signedIn } = signInSteps(started)
  type Device = ReturnType<typeof softwareAuthenticator>

  const add = async (here: Browser, password: string, device: Device, name = 'Laptop') => {
    const credential = device.create(await here.run(offer(password)))
    return here.run(Passkeys.use((port) => port.add(name, credential)))
  }
  const signInBy = (device: Device, options: PasskeyOptions) =>
    Passkeys.use((port) => port.signIn(device.get(options)))

  const keyed = async (...role: Parameters<typeof person>) => {
    const who = await person(...role)
    const here = await signedIn(who)
    const device = softwareAuthenticator(started().origin)
    return { who, here, device, passkey: await add(here, who.password, device) }
  }

  describe(`${label}: passkeys`, () => {
    it('[O21] are added, used, renamed and removed', async () => {
      const { who, here, device, passkey } = await keyed()
      expect(passkey).toEqual({
        id: expect.any(String),
        name: 'Laptop',
        createdAt: expect.any(String),
        usedAt: '',
      })
      const there = browser()
      expect(await there.run(signInBy(device, await there.run(request)))).toEqual(who.user)
      expect(await there.run(current)).toEqual(who.user)
      expect((await here.run(rename(passkey.id, ' Desk '))).name).toBe('Desk')
      const second = await add(here, who.password, device, 'Phone')
      expect(await here.run(list)).toEqual([
        { ...passkey, name: 'Desk', usedAt: expect.stringMatching(/Z$/) },
        second,
      ])
      await here.run(remove(passkey.id, who.password))
      expect(await here.run(list)).toEqual([second])
    })

    it('[O21] answer a challenge once, and only the one of their purpose', async () => {
      const { who, here, device } = await keyed()
      const options = await browser().run(request)
      await browser().run(signInBy(device, options))
      const offered = await here.run(offer(who.password))
      for (const wrong of [options, { ...options, challenge: offered['challenge'] }])
        expect((await failureOf(browser(), signInBy(device, wrong)))._tag).toBe('NotSignedIn')
      const anyones = device.create({ ...offered, challenge: (await browser().run(request))['challenge'] })
      expect(
        await failureOf(
          here,
          Passkeys.use((port) => port.add('Laptop', anyones)),
        ),
      ).toMatchObject({
        fields: { name: expect.any(String) },
      })
    })

    it('[O21] need the password, a name and their owner', async () => {
      const { who, here, passkey } = await keyed()
      const wrong = { fields: { currentPassword: 'This is not your current password' } }
      expect(await failureOf(here, offer('wrong'))).toMatchObject(wrong)
      expect(await failureOf(here, remove(passkey.id, 'wrong'))).toMatchObject(wrong)
      expect(await failureOf(here, rename(passkey.id, ' '))).toMatchObject({
        fields: { name: 'Name the passkey.' },
      })
      const other = await person()
      const elsewhere = await signedIn(other)
      expect((await failureOf(elsewhere, rename(passkey.id, 'Mine')))._tag).toBe('ItemNotFound')
      expect((await failureOf(elsewhere, remove(passkey.id, other.password)))._tag).toBe('ItemNotFound')
      expect((await failureOf(browser(), list))._tag).toBe('NotSignedIn')
      expect(await here.run(list)).toEqual([passkey])
      expect(await browser().run(signIn(who))).toEqual(who.user)
    })

    it('[O22] satisfy a required second factor, which the password alone then does not', async () => {
      const { who, here, device, passkey } = await keyed('Hr')
      const { admin } = started()
      await admin.run(require(['Hr']))
      try {
        expect(await here.run(current)).toEqual(who.user)
        expect((await failureOf(browser(), signIn(who)))._tag).toBe('NotSignedIn')
        const there = browser()
        expect(await there.run(signInBy(device, await there.run(request)))).toEqual(who.user)
        expect(await failureOf(there, remove(passkey.id, who.password))).toMatchObject({
          fields: { currentPassword: 'Your role requires a second factor' },
        })
      } finally {
        await admin.run(require([]))
      }
      expect(await admin.run(SecondFactors.use((port) => port.isOn(who.user.id)))).toBe(true)
      await admin.run(SecondFactors.use((port) => port.removeOf(who.user.id)))
      expect((await failureOf(browser(), signInBy(device, await browser().run(request))))._tag).toBe(
        'NotSignedIn',
      )
    })
  })
}
