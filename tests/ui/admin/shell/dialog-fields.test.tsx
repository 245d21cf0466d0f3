import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleDrafts } from '#ui/sample/office/content/sample-drafts.ts'
import { open } from '../admin-open.tsx'
import '#ui/admin/inbox/list/save-view-dialog.tsx'
import '#ui/admin/publishing/links/preview-link-dialog.tsx'

afterEach(cleanup)

/** Opens a dialog by a button of a screen, and sends it as it is. */
const sendAt = async (at: string, opener: string, button: string | RegExp, title: string) => {
  const authenticator = { isAvailable: true }
  const { user } = open({ at, role: 'Admin', missing: ['richText'], drafts: sampleDrafts, authenticator })
  await user.click(await screen.findByRole('button', { name: opener }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const send = async () => user.click(dialog.getByRole('button', { name: button }))
  await send()
  const errorOf = (label: string) => {
    const [control] = dialog.getAllByLabelText(label)
    const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  }
  return { user, dialog, send, errorOf }
}

// Seen failing: the browser's own validation kept the dialogs from showing the product's sentences.
describe('a dialog that is sent without its fields', () => {
  it('says at each field of a token what is missing', async () => {
    const { dialog, errorOf } = await sendAt('/Connections', 'New token', 'Make the token', 'New token')
    expect(errorOf('Name')).toContain('Say which program uses the token.')
    expect(dialog.getByText('Choose what the token may do.')).toBeTruthy()
    expect(errorOf('Your password')).toBe('Your password is required')
    expect(document.activeElement).toBe(dialog.getByLabelText('Name'))
  })

  it('says at each field of a webhook what is missing', async () => {
    const at = '/Connections?list=webhooks'
    const { dialog, errorOf } = await sendAt(at, 'New webhook', 'Save', 'New webhook')
    expect(await dialog.findByText('Say which program receives the events.')).toBeTruthy()
    expect(errorOf('Address')).toContain('Write an address that begins with https://')
  })

  it('says at each field of an old address what is missing', async () => {
    const { dialog, errorOf } = await sendAt('/Addresses', 'Add address', 'Save', 'Add address')
    expect(await dialog.findByText(/^Write the path of an old address/)).toBeTruthy()
    expect(errorOf('Redirects to')).toContain('Write a new address, or 410')
  })

  it('says whom a preview link lacks, and its time', async () => {
    const title = 'New preview link'
    const opened = await sendAt('/PreviewLinks', 'New link', 'Make the link', title)
    const { user, dialog, errorOf } = opened
    expect(errorOf('For whom')).toContain('Enter who the link is for.')
    await user.click(dialog.getByRole('radio', { name: 'At a time' }))
    expect(errorOf('Date')).toBe('Enter a date and a time.')
  })

  it('says that a saved view lacks a name', async () => {
    const at = '/enquirymails?q=berth'
    const { dialog } = await sendAt(at, 'Save this view…', 'Save view', 'Save this view')
    expect(await dialog.findByText('A name has 1 to 60 characters.')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText('Name'))
  })

  it('says at each field of a passkey what is missing', async () => {
    const { dialog, errorOf } = await sendAt('/account', 'Add a passkey', 'Continue', 'Add a passkey')
    expect(errorOf('Name')).toContain('Name the passkey.')
    expect(errorOf('Your password')).toBe('Your password is required')
    expect(document.activeElement).toBe(dialog.getByLabelText('Name'))
  })

  it('says that a scheduled change lacks its time', async () => {
    const { user } = open({ at: '/scheduled', role: 'Admin', drafts: sampleDrafts, missing: ['richText'] })
    const [move] = await screen.findAllByRole('button', { name: /^Move Salwan Health/ })
    await user.click(move as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this change' }))
    fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '' } })
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(dialog.getByText('Enter a date and a time.')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText('Time'))
  })
})
