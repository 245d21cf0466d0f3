import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleDesk } from '#ui/sample/office/desk/sample-desk.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

it('[K5] working hours that were cancelled are those that were stored', async () => {
  const { user } = open({ at: '/Desk', role: 'Admin', desk: sampleDesk })
  await user.click(await screen.findByRole('button', { name: 'Edit the hours of Bahrain' }))
  const sunday = screen.getByLabelText<HTMLInputElement>('Sun')
  const stored = sunday.value
  await user.clear(sunday)
  await user.type(sunday, '09:00 – 10:00,')
  expect(sunday.value).toBe('09:00 – 10:00,')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(sunday.value).toBe(stored)
})
