import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { addresses } from '#domain/wording/en/office/addresses.ts'
import { sampleRedirects } from '#ui/sample/office/sample-redirects.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const csv = 'from,to,status\n/a,/b,301\n/b,/about,301\n/about,/a,301\n'

/** The dialog, and the network, which may go away. */
const opened = async () => {
  const network = { isAway: false }
  const { user } = open({
    at: '/Addresses',
    role: 'CXTeam',
    redirects: sampleRedirects,
    behaviour: { changing: () => (network.isAway ? { failing: { writes: exampleFailures.offline } } : {}) },
  })
  await user.click(await screen.findByRole('button', { name: 'Import…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import old addresses' }))
  const choose = async () => {
    await user.click(dialog.getByRole('button', { name: 'Choose a file' }))
    await user.upload(
      dialog.getByLabelText('Choose a file', { selector: 'input' }),
      new File([csv], 'map.csv'),
    )
  }
  return { user, network, dialog, choose }
}

describe('the import of a file', () => {
  // Seen failing before: the figures were in no live region.
  it('announces the figures of the dry run', async () => {
    const { dialog, choose } = await opened()
    const status = dialog.getByRole('status')
    await choose()
    await waitFor(() => expect(status.textContent).toMatch(/^2 will be imported.*1 left out$/))
  })

  // Seen failing before: the button is disabled meanwhile, which loses the focus.
  it('returns the focus to the button that was pressed', async () => {
    const { dialog, choose } = await opened()
    await choose()
    const button = await dialog.findByRole('button', { name: 'Choose another' })
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  // Seen failing before: the button read "Import 0 addresses" and was disabled.
  it('can be repeated after it failed', async () => {
    const { user, network, dialog, choose } = await opened()
    await choose()
    network.isAway = true
    await user.click(await dialog.findByRole('button', { name: 'Import 2 addresses' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(addresses.failures.import)
    network.isAway = false
    await user.click(dialog.getByRole('button', { name: 'Import 2 addresses' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('/a')).toBeTruthy()
  })
})
