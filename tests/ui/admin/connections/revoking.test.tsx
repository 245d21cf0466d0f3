import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { samplePreviewLinks } from '#ui/sample/office/content/sample-preview-links.ts'
import { sampleApiTokens } from '#ui/sample/office/sample-api-tokens.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const samples = { role: 'Admin', apiTokens: sampleApiTokens, previewLinks: samplePreviewLinks } as const

describe.each([
  ['a token', '/Connections', 'Revoke the token CRM in Riyadh', 'Revoke the token “CRM in Riyadh”?', 1],
  ['a link', '/PreviewLinks', 'Revoke the link for Group board', 'Revoke the link for “Group board”?', 2],
])('revoking %s', (_, at, revoke, question, ended) => {
  const ask = async () => {
    const office = open({ at, ...samples })
    await office.user.click(await screen.findByRole('button', { name: revoke }))
    return { office, dialog: within(await screen.findByRole('alertdialog', { name: question })) }
  }
  const ends = () => screen.getAllByText('Ended').length

  it('asks first, and does nothing on Cancel', async () => {
    const { office, dialog } = await ask()
    await office.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: revoke })))
    expect(ends()).toBe(ended)
  })

  it('ends it once confirmed, and focuses the list', async () => {
    const { office, dialog } = await ask()
    await office.user.click(dialog.getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(ends()).toBe(ended + 1))
    expect(screen.queryByRole('button', { name: revoke })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('table').closest('section'))
  })
})
