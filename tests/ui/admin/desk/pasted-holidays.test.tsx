import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleDesk } from '#ui/sample/office/desk/sample-desk.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const faulty = 'Some day, Eid Al Adha'
const lines = `2027-12-16, National Day\n${faulty}`
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Paste a list, one holiday a line')

/** The hours of the desk with pasted holidays; `leave` follows a link and answers the question. */
const pasting = async () => {
  const office = open({ at: '/Desk', role: 'Admin', desk: sampleDesk })
  const { user } = office
  await user.click(await field())
  await user.paste(lines)
  const leave = async (link: string, decision: 'Leave' | 'Stay here') => {
    await user.click(screen.getByRole('link', { name: link }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    expect(dialog.textContent).toContain('will be lost')
    const question = within(dialog)
    await user.click(question.getByRole('button', { name: decision }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  return { ...office, leave }
}

describe('pasted holidays', () => {
  it('[K5] are asked about before the screen is left', async () => {
    const { leave, heading } = await pasting()
    await leave('Dashboard', 'Stay here')
    expect((await field()).value).toBe(lines)
    await leave('Dashboard', 'Leave')
    expect(await heading('Dashboard')).toBeTruthy()
  })

  it('[K5] stay while another part of the desk is shown', async () => {
    const { leave } = await pasting()
    await leave('Targets and routing', 'Leave')
    await waitFor(() => expect(screen.queryByText('Checked line by line')).toBeNull())
    await leave('Hours and holidays', 'Leave')
    expect((await field()).value).toBe(lines)
  })

  it('[K5] are asked about while faulty lines remain after a save', async () => {
    const { user, leave, heading } = await pasting()
    await user.click(screen.getByRole('button', { name: 'Add this one' }))
    expect((await field()).value).toBe(faulty)
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
    await leave('Dashboard', 'Leave')
    expect(await heading('Dashboard')).toBeTruthy()
  })
})
