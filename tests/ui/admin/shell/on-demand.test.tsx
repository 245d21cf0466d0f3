import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use } from 'react'
import { afterEach, expect, test } from 'vitest'
import { onFirstUse } from '#ui/actors/bridge/on-first-use.ts'
import { onDemand, onFirstOpen } from '#ui/admin/screen-parts/on-demand.tsx'

afterEach(cleanup)

const Dialog = ({ open }: { open: boolean }) => (open ? <p>Shown</p> : null)

/** A network that is away while a turn is `false`. */
const loadIn = (...turns: ReadonlyArray<boolean>) => {
  const left = [...turns]
  return () => (left.shift() ? Promise.resolve(Dialog) : Promise.reject(new Error('away')))
}

test('a dialog that was loaded before opens without the network', async () => {
  const Loaded = onFirstOpen(loadIn(true))
  await Loaded.load()
  render(<Loaded open />)
  expect(await screen.findByText('Shown')).toBeDefined()
})

test('a dialog that could not be loaded in advance loads when it opens', async () => {
  const Loaded = onFirstOpen(loadIn(false, true))
  await expect(Loaded.load()).rejects.toThrow('away')
  render(<Loaded open />)
  expect(await screen.findByText('Shown')).toBeDefined()
})

test('a part that does not load keeps the form around it, and loads at another try', async () => {
  const Part = onDemand(loadIn(false, false, true))
  const user = userEvent.setup()
  render(
    <>
      <input aria-label="Title" />
      <Part open />
    </>,
  )
  await user.type(screen.getByLabelText('Title'), 'Not yet saved')
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Shown')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Not yet saved')
})

test('a part whose actors do not load keeps the form, and loads at another try', async () => {
  const turns = [false, true]
  const actors = onFirstUse(() =>
    turns.shift() ? Promise.resolve('Shown') : Promise.reject(new Error('away')),
  )
  const Part = onDemand(async () => () => <p>{use(actors())}</p>)
  const user = userEvent.setup()
  render(
    <>
      <input aria-label="Title" />
      <Part />
    </>,
  )
  await user.type(screen.getByLabelText('Title'), 'Not yet saved')
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  await act(() => user.click(screen.getByRole('button', { name: 'Try again' })))
  expect(await screen.findByText('Shown')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Not yet saved')
})

test('a part that is opened again after it did not load tries again', async () => {
  const Part = onDemand(loadIn(false, true))
  const { unmount } = render(<Part open />)
  await screen.findByRole('alert')
  unmount()
  render(<Part open />)
  expect(await screen.findByText('Shown')).toBeDefined()
})
