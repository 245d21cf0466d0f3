import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onFirstOpen } from '#ui/admin/screen-parts/on-first-open.tsx'

const Dialog = ({ open }: { open: boolean }) => (open ? <p>Shown</p> : null)

/** A network that is away while a turn is `false`. */
const loadedIn = (...turns: ReadonlyArray<boolean>) => {
  const left = [...turns]
  return onFirstOpen(() => (left.shift() ? Promise.resolve(Dialog) : Promise.reject(new Error('away'))))
}

test('a dialog that was loaded before opens without the network', async () => {
  const Loaded = loadedIn(true)
  await Loaded.load()
  render(<Loaded open />)
  expect(await screen.findByText('Shown')).toBeDefined()
})

test('a dialog that could not be loaded in advance loads when it opens', async () => {
  const Loaded = loadedIn(false, true)
  await expect(Loaded.load()).rejects.toThrow('away')
  render(<Loaded open />)
  expect(await screen.findByText('Shown')).toBeDefined()
})
