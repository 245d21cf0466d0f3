import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Effect } from 'effect'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { failures } from '#domain/wording/en/office/failures.ts'
import { OwnSessions } from '#ports/staff/sign-in/own-sessions.ts'
import { open, toldTwice } from '../admin-open.tsx'

afterEach(cleanup)

const card = () => screen.findByRole('region', { name: 'Where you are signed in' })
const rows = async () => within(await card()).findAllByRole('listitem')

describe('the own sessions', () => {
  it('are named by device, the current one first', async () => {
    open({ at: '/account', role: 'Hr' })
    const texts = (await rows()).map((row) => row.textContent)
    expect(texts).toEqual([
      expect.stringMatching(/^Firefox on WindowsSigned in .*This browser$/),
      expect.stringMatching(/^Safari on iPhoneSigned in .*, last seen .*End/),
      expect.stringMatching(/^Unknown deviceSigned in /),
    ])
    const [own] = await rows()
    expect(own && within(own).queryByRole('button')).toBeNull()
  })

  it('end one by one, with the focus on the card', async () => {
    const { user, runtime } = open({ at: '/account', role: 'Hr' })
    await user.click(await screen.findByRole('button', { name: /^End the session on Safari on iPhone/ }))
    expect(await screen.findByText(failures.sessions.removed)).toBeTruthy()
    expect(await rows()).toHaveLength(2)
    expect(document.activeElement).toBe(await card())
    const left = await runtime.runPromise(OwnSessions.use((port) => port.list))
    expect(left.map(({ id }) => id)).toEqual(['12', '7'])
  })

  it('all end once the person confirms', async () => {
    const { user, address, runtime } = open({ at: '/account', role: 'Hr' })
    const everywhere = { name: 'Sign out everywhere' }
    await user.click(await screen.findByRole('button', everywhere))
    await user.click(await screen.findByRole('button', { name: 'Stay signed in' }))
    expect(await runtime.runPromise(OwnSessions.use((port) => port.list))).toHaveLength(3)
    await user.click(await screen.findByRole('button', everywhere))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', everywhere))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/admin'))
    const after = await runtime.runPromise(OwnSessions.use((port) => port.list).pipe(Effect.flip))
    expect(after._tag).toBe('NotSignedIn')
  })

  it('stay open, with a message, if the server does not respond', async () => {
    const writes = exampleFailures.offline
    const { user } = open({ at: '/account', role: 'Hr', behaviour: { failing: { writes } } })
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    expect(await screen.findByText(failures.sessions.failures.endAll.withoutMessage)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Account', hidden: true })).toBeTruthy()
  })

  it('offer another try if they could not be fetched', async () => {
    const reads = exampleFailures.offline
    open({ at: '/account', role: 'Hr', behaviour: { failing: { reads } } })
    await toldTwice(failures.sessions.failures.fetch)
    expect(within(await card()).getByRole('button', { name: /Try again/ })).toBeTruthy()
  })

  it('are hidden if the back end lacks them', async () => {
    const reads = exampleFailures.missing
    const { heading } = open({ at: '/account', role: 'Hr', behaviour: { failing: { reads } } })
    await heading('Account')
    await waitFor(() => expect(screen.queryByRole('region', { name: /signed in/ })).toBeNull())
  })
})
