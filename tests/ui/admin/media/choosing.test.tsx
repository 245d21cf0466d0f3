import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleLibrary } from '#ui/sample/office/content/sample-library.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const [sample] = sampleLibrary
const library = Array.from({ length: 202 }, (_, at) => {
  if (sample === undefined) throw new Error('no picture')
  return { ...sample, id: String(at + 1), address: `/media/${at + 1}-40x30.webp` }
})

it('says that a search finds the rest once as many pictures are shown as can be', async () => {
  const { user } = open({ at: '/media/1', role: 'Admin', library })
  await user.click(await screen.findByRole('button', { name: 'Replace…' }))
  const hasShown = (count: number) =>
    waitFor(() => expect(document.querySelectorAll('[type=radio]')).toHaveLength(count))
  for (let count = 24; count < 200; count += 24) {
    await hasShown(count)
    await user.click(screen.getByText('Show more'))
  }
  await hasShown(200)
  expect(screen.queryByText('Show more')).toBeNull()
  expect(screen.getByText('The newest 200 are shown. Search to find the others.')).toBeTruthy()
})
