import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { open, photo } from '../admin-open.tsx'

afterEach(cleanup)

/** Pastes a picture into the search, alone or beside a text. */
const paste = async (text?: string) => {
  const { user } = open({ at: '/media', role: 'Admin' })
  const search = await screen.findByRole<HTMLInputElement>('searchbox')
  await user.click(search)
  const data = new DataTransfer()
  data.items.add(photo('image.png', 'image/png'))
  if (text !== undefined) data.setData('text/plain', text)
  await user.paste(data)
  return search
}

describe('pasting into the search of the library', () => {
  it('writes the cells of a spreadsheet, and does not upload the picture of them', async () => {
    const search = await paste('berth four')
    expect(search.value).toBe('berth four')
    expect(screen.queryByText('image.png')).toBeNull()
  })

  it('uploads a picture that comes without text', async () => {
    await paste()
    expect((await screen.findAllByText('image.png')).length).toBeGreaterThan(0)
  })
})
