import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleRedirects } from '#ui/sample/office/sample-redirects.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

type User = ReturnType<typeof open>['user']

it.each([
  ['a double click', (user: User, button: HTMLElement) => user.dblClick(button)],
  [
    'a double press of Enter',
    async (user: User, button: HTMLElement) => {
      button.focus()
      await user.keyboard('{Enter}{Enter}')
    },
  ],
])('redirects a missing path once by %s', async (_, press) => {
  const { user } = open({
    at: '/Addresses?list=missing',
    role: 'CXTeam',
    redirects: sampleRedirects,
    behaviour: { latency: 20 },
  })
  await press(user, await screen.findByRole('button', { name: 'Redirect there: /care to /career' }))
  await screen.findByText('Address saved')
  await waitFor(() => expect(screen.queryByText('/care')).toBeNull())
  expect(screen.queryByText(/^Failed to save the address/)).toBeNull()
})
