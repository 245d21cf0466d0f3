import { describe, expect, it } from 'vitest'
import { ProviderLinks } from '#ports/staff/sign-in/provider-links.ts'
import { failureOf, signInSteps, type SignInUnderTest } from './sign-in-steps.ts'

const link = (password: string) => ProviderLinks.use((port) => port.start(password))

/** The contract of linking an account to its person at a provider. */
export const providerLinksContract = (label: string, started: () => SignInUnderTest) => {
  const { browser, person, signedIn } = signInSteps(started)

  describe(`${label}: linking an account`, () => {
    it('[O20] leads a signed-in person with the right password to the provider', async () => {
      const who = await person()
      const opened = await signedIn(who)
      expect(await opened.run(link(who.password))).toMatch(/^https?:\/\/[^/]+\/auth/)
    })

    it('[O20] needs the password and a session', async () => {
      const who = await person()
      const opened = await signedIn(who)
      expect(await failureOf(opened, link('wrong'))).toMatchObject({
        _tag: 'InputRefused',
        fields: { currentPassword: expect.any(String) },
      })
      expect((await failureOf(browser(), link(who.password)))._tag).toBe('NotSignedIn')
    })
  })
}
