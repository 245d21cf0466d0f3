import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const description = () => screen.findByLabelText<HTMLTextAreaElement>('Description')
const copied = (html: string, plain: string) => {
  const data = new DataTransfer()
  data.setData('text/html', html)
  data.setData('text/plain', plain)
  return data
}

describe('pasting into a text of paragraphs', () => {
  it('inserts the paragraphs of a word processor at the cursor', async () => {
    const { user } = open({ at: '/AddNews', role: 'CXTeam' })
    await user.type(await description(), 'Before. After.')
    ;(await description()).setSelectionRange(8, 8)
    await user.paste(copied('<p>Lead.</p><ul><li>A point</li></ul>', 'Lead.\nA point'))
    expect((await description()).value).toBe('Before. Lead.\n\n• A pointAfter.')
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(preview.getByRole('article').textContent).toContain('• A point')
  })

  it('leaves plain text unchanged, and offers a paragraph per line', async () => {
    const { user } = open({ at: '/AddNews', role: 'CXTeam' })
    await user.click(await description())
    await user.paste('Lead.\nA second line.')
    expect((await description()).value).toBe('Lead.\nA second line.')
    await user.click(screen.getByRole('button', { name: 'Make every line a paragraph' }))
    expect((await description()).value).toBe('Lead.\n\nA second line.')
    expect(document.activeElement).toBe(await description())
    expect(screen.queryByRole('button', { name: 'Make every line a paragraph' })).toBeNull()
  })
})
