import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { failures } from '#domain/wording/en/office/failures.ts'
import { signIn } from '#domain/wording/en/access/sign-in.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const token = 'AAAAAAAAAAAAAAAAAAAAAA'
const at = `/reset#${token}`
const resets = { byMail: true, tokens: [token] }

type User = ReturnType<typeof open>['user']

const setPassword = async (user: User, password: string) => {
  await user.type(await screen.findByLabelText('New password'), password)
  await user.click(screen.getByRole('button', { name: 'Set password' }))
}

describe('a forgotten password', () => {
  it('gets a link by email, with the keyboard only', async () => {
    const { user, heading } = open({ at: '', resets })
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
    await heading('Forgot your password?')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Email is required')).toBeTruthy()
    await user.keyboard('noor@sahilan.example{Enter}')
    expect(
      await screen.findByText(
        /^If an account has this email, a link is on its way to it\. It works once, for 10 minutes\.$/,
      ),
    ).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Back to sign-in' }))
    await heading('Sign in')
  })

  it.each([
    ['links are not mailed', { byMail: false }],
    ['the back end lacks links', { failing: { reads: exampleFailures.missing } }],
  ])('refers to an Admin if %s', async (_, without) => {
    open({ at: '', resets: without })
    expect(await screen.findByText(/Ask an Admin for a link/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull()
  })

  it('shows an error if the request fails', async () => {
    const { user } = open({ at: '/forgot', resets: { failing: { writes: exampleFailures.offline } } })
    await user.type(await screen.findByLabelText('Email'), 'noor@sahilan.example{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('did not respond')
  })
})

describe('a link to set a new password', () => {
  it('is removed from the address at once', async () => {
    const { heading, address } = open({ at, resets })
    await heading('Set a new password')
    await expect.poll(address).toBe('/admin/reset')
  })

  it('sets a long enough password and leads to the sign-in', async () => {
    const { user, heading } = open({ at, resets })
    await setPassword(user, 'short')
    expect(screen.getByText('Password has at least 12 characters')).toBeTruthy()
    await setPassword(user, ' and now longer')
    expect(await screen.findByText(signIn.reset.done)).toBeTruthy()
    expect(screen.queryByLabelText('New password')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    await heading('Sign in')
  })

  it('shows at once that it is used, without a form', async () => {
    open({ at })
    expect((await screen.findByRole('alert')).textContent).toContain('used')
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  it('shows at once that it is incomplete', async () => {
    open({ at: '/reset' })
    expect((await screen.findByRole('alert')).textContent).toContain('incomplete')
  })

  it('keeps what was typed if the server does not respond', async () => {
    const { user } = open({ at, resets: { ...resets, failing: { writes: exampleFailures.offline } } })
    await setPassword(user, 'another long password')
    expect((await screen.findByRole('alert')).textContent).toContain('did not respond')
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'another long password')
  })
})

describe('an Admin', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Lost password' }))

  it('makes a link, with the focus on it', async () => {
    const { user } = open({ at: '/EditAdmin/2', role: 'Admin' })
    await user.click((await card()).getByRole('button', { name: 'Make a link' }))
    const link = await (await card()).findByLabelText('Link')
    expect(link).toHaveProperty('value', expect.stringMatching(/\/admin\/reset#[\w-]{22}$/))
    expect(document.activeElement).toBe(link)
    await user.click((await card()).getByRole('button', { name: 'Copy link' }))
    expect((await card()).getByRole('status').textContent).toBe('Link copied.')
    expect(await navigator.clipboard.readText()).toBe((link as HTMLInputElement).value)
  })

  it('does not see the link at another account', async () => {
    const { user, router } = open({ at: '/EditAdmin/2', role: 'Admin' })
    await user.click((await card()).getByRole('button', { name: 'Make a link' }))
    await (await card()).findByLabelText('Link')
    await router.navigate({ to: '/EditAdmin/3' })
    await screen.findByRole('heading', { level: 1, name: 'Arjun Menon' })
    expect((await card()).queryByLabelText('Link')).toBeNull()
  })

  it('sees an error if no link could be made', async () => {
    const writes = exampleFailures.offline
    const { user } = open({ at: '/EditAdmin/2', role: 'Admin', resets: { failing: { writes } } })
    await user.click((await card()).getByRole('button', { name: 'Make a link' }))
    expect((await (await card()).findByRole('alert')).textContent).toBe(failures.reset.failures.start)
  })
})
