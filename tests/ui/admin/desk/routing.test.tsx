import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Desk } from '#ports/staff/desk/desk.ts'
import { sampleDesk } from '#ui/sample/office/desk/sample-desk.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

it('[K4] an absence ends once both of its days are cleared', async () => {
  const { user, runtime } = open({ at: '/Desk?list=routing', role: 'Admin', desk: sampleDesk })
  const [from] = await screen.findAllByLabelText<HTMLInputElement>(/^Away from/)
  const [to] = screen.getAllByLabelText<HTMLInputElement>(/^Away to/)
  if (from === undefined || to === undefined) throw new Error('There is no rule')
  fireEvent.change(from, { target: { value: '' } })
  expect([from.value, to.value]).toEqual(['2026-12-03', '2026-12-03'])
  fireEvent.change(to, { target: { value: '' } })
  expect([from.value, to.value]).toEqual(['', ''])
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText(/^Saved\./)
  const { routing } = await runtime.runPromise(Desk.use(({ get }) => get))
  expect(routing[0]).not.toHaveProperty('away')
})
