import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Effect } from 'effect'
import { afterEach, describe, expect, it } from 'vitest'
import { SecondFactors } from '#ports/staff/sign-in/second-factors.ts'
import { sampleCode, samplePassword, samplePeople } from '#ui/sample/office/sample-people.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const card = async () => within(await screen.findByRole('region', { name: 'Second factor' }))

describe('a person who lacks a required second factor', () => {
  const secondFactors = { required: ['Hr'] } as const
  const notice = /^Your role requires a second factor/

  it('opens only the account page until it is set up', async () => {
    const { user, router, address, heading } = open({ at: '/account', role: 'Hr', secondFactors })
    await (await card()).findByText(notice)
    await router.navigate({ to: '/enquirymails' })
    expect(address()).toBe('/admin/account')
    await user.type(await (await card()).findByLabelText('Your password'), `${samplePassword}{Enter}`)
    await user.type(await (await card()).findByLabelText('Code'), `${sampleCode}{Enter}`)
    await (await card()).findByRole('list', { name: 'Recovery codes' })
    await router.navigate({ to: '/enquirymails' })
    await heading('Enquiry mails')
  })

  // Seen failing before: the person had to sign in again.
  it('opens the other screens once it was set up in another tab', async () => {
    const { actors, runtime, router, heading } = open({ at: '/account', role: 'Hr', secondFactors })
    const user = { ...samplePeople.Hr, lacksSecondFactor: true } as const
    actors.session.send({ type: 'session.changed', user })
    await (await card()).findByText(notice)
    const elsewhere = SecondFactors.use(({ offer, confirm }) =>
      Effect.andThen(offer(samplePassword), confirm(sampleCode)),
    )
    await runtime.runPromise(elsewhere)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(actors.session.getSnapshot().context.user?.lacksSecondFactor).toBeUndefined())
    await router.navigate({ to: '/enquirymails' })
    await heading('Enquiry mails')
  })

  // Seen failing before.
  it('is not asked for one beside a passkey', async () => {
    const passkey = { id: '1', name: 'Laptop', createdAt: '', usedAt: '', credentialId: 'laptop' }
    const authenticator = { passkeys: [passkey] }
    open({ at: '/account', role: 'Hr', secondFactors, authenticator })
    expect(await (await card()).findByText(/^Off\./)).toBeTruthy()
    expect((await card()).queryByText(notice)).toBeNull()
  })
})
