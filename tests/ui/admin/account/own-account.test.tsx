import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { account } from '#domain/wording/en/access/account.ts'
import { failures } from '#domain/wording/en/office/failures.ts'
import { Session } from '#ports/staff/sign-in/session.ts'
import { samplePassword } from '#ui/sample/office/sample-people.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const { own } = account

describe('the own account that could not be saved', () => {
  // Seen failing before: the alert read "Failed to fetch", the browser's own error.
  it('says that the server did not respond', async () => {
    const writes = exampleFailures.offline
    const { user } = open({ at: '/account', role: 'Hr', signingIn: { failing: { writes } } })
    await user.type(await screen.findByLabelText(own.name), ' Ali{Enter}')
    expect(await screen.findByText(failures.noResponse)).toBeTruthy()
    expect(screen.queryByText('Failed to fetch')).toBeNull()
  })

  // Seen failing before: a second alert below the form said that some fields need another look.
  it('shows the error of a field at the field only', async () => {
    const { user } = open({ at: '/account', role: 'Hr' })
    await user.type(await screen.findByLabelText(/^Current password/), 'not the password')
    await user.type(screen.getByLabelText(/^New password/), `new ${samplePassword}{Enter}`)
    const error = 'This is not your current password'
    await screen.findAllByText(error)
    const alerts = within(screen.getByRole('main')).getAllByRole('alert')
    expect(alerts.map(({ textContent }) => textContent)).toEqual([error])
  })
})

describe('a new password', () => {
  // Seen failing before: the form sent along the name that it had loaded.
  it('leaves the name that was changed elsewhere in the meantime', async () => {
    const { user, runtime } = open({ at: '/account', role: 'Hr' })
    const current = await screen.findByLabelText(/^Current password/)
    await runtime.runPromise(Session.use((port) => port.changeOwn({ name: 'Noor Haddad' })))
    await user.type(current, samplePassword)
    await user.type(screen.getByLabelText(/^New password/), `new ${samplePassword}{Enter}`)
    expect(await screen.findByText(own.saved)).toBeTruthy()
    expect(await runtime.runPromise(Session.use((port) => port.current()))).toMatchObject({
      name: 'Noor Haddad',
    })
  })
})

describe('the focus on the own account', () => {
  // Seen failing before: it stayed on the button.
  it('goes to the first invalid field', async () => {
    const { user } = open({ at: '/account', role: 'Hr' })
    await user.type(await screen.findByLabelText(/^New password/), 'short')
    await user.click(screen.getByRole('button', { name: own.save }))
    expect(document.activeElement).toBe(screen.getByLabelText(/^Current password/))
  })

  // Seen failing before: it stayed in the field of the new password, or was lost in a browser.
  it('goes to the field that the server refused', async () => {
    const { user } = open({ at: '/account', role: 'Hr' })
    await user.type(await screen.findByLabelText(/^Current password/), 'not the password')
    await user.type(screen.getByLabelText(/^New password/), `new ${samplePassword}{Enter}`)
    const refused = screen.getByLabelText(/^Current password/)
    await waitFor(() => expect(document.activeElement).toBe(refused))
  })
})
