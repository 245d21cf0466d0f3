import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleRedirects } from '#ui/sample/office/sample-redirects.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

// Seen failing before: the focus went to the body, with the row of the button.
it('focuses the list after an old address is removed', async () => {
  const { user } = open({ at: '/Addresses', role: 'CXTeam', redirects: sampleRedirects })
  await user.click(await screen.findByRole('button', { name: 'Remove /tenders/2019' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove /tenders/2019?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('/tenders/2019')).toBeNull())
  const card = screen.getByRole('region', { name: 'Old addresses' })
  await waitFor(() => expect(document.activeElement).toBe(card))
})
