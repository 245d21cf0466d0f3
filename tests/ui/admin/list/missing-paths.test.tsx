import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleRedirects } from '#ui/sample/office/sample-redirects.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

it('redirects a missing path once by a double click', async () => {
  const { user } = open({ at: '/Addresses?list=missing', role: 'CXTeam', redirects: sampleRedirects })
  await user.dblClick(await screen.findByRole('button', { name: 'Redirect there: /care to /career' }))
  await screen.findByText('Address saved')
  await waitFor(() => expect(screen.queryByText('/care')).toBeNull())
  expect(screen.queryByText(/^Failed to save the address/)).toBeNull()
})
