import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleDesk } from '#ui/sample/office/desk/sample-desk.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

it('[K8] the figures of the chosen weeks are exported', async () => {
  const { user, downloads } = open({ at: '/Desk?list=figures', role: 'Hr', desk: sampleDesk })
  await user.selectOptions(await screen.findByLabelText('Weeks', {}, { timeout: 5_000 }), '13')
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(downloads).toEqual(['figures 13']))
})
