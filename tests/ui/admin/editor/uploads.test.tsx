import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { open, photo } from '../admin-open.tsx'

afterEach(cleanup)

const adding = { at: '/AddNews', role: 'CXTeam' } as const
const editing = { at: '/EditNews/6', role: 'CXTeam' } as const
const box = () => screen.findByLabelText<HTMLInputElement>(/Choose (a file|files)/)
const replaces = () => screen.queryByText('Replaces the current image when you save')

describe('the upload box', () => {
  it('says which pictures are accepted', async () => {
    open(adding)
    const described = (await box()).getAttribute('aria-describedby')?.split(' ') ?? []
    const words = described.map((id) => document.getElementById(id)?.textContent)
    expect(words).toContain('JPEG, PNG, WebP, AVIF or GIF, at most 8 MB.')
  })

  it('says that a picture is replaced only if one is stored', async () => {
    const { user } = open(adding)
    await user.upload(await box(), photo())
    await screen.findByText(/^berth\.jpg/)
    expect(replaces()).toBeNull()
    cleanup()
    open(editing)
    await box()
    expect(replaces()).toBeTruthy()
  })

  it('keeps the focus on the file input', async () => {
    const { user } = open(adding)
    const input = await box()
    input.focus()
    await user.upload(input, photo())
    await screen.findByText(/^berth\.jpg/)
    expect(document.activeElement).toBe(input)
  })

  it('names a rejected file and its size', async () => {
    const { user } = open(adding)
    const large = photo('quay.png', 'image/png')
    Object.defineProperty(large, 'size', { value: 9 * 1024 * 1024 })
    await user.upload(await box(), large)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('quay.png (9.0 MB): The picture has at most 8 MB')
  })

  it('can undo the choice of a file', async () => {
    const { user } = open(editing)
    await user.upload(await box(), photo())
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Discard file' }))
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    expect(screen.queryByText(/^berth\.jpg/)).toBeNull()
    expect(document.activeElement).toBe(await box())
  })
})

describe('the pictures of a portfolio item', () => {
  const portfolio = { at: '/AddPortfolio', role: 'Admin' } as const
  const tiles = () => screen.findAllByRole('listitem', { name: /^Picture \d of \d$/ })

  it('can be chosen together, and invalid files are rejected', async () => {
    const { user } = open(portfolio)
    await user.upload(await box(), [photo('a.jpg'), photo('b.svg', 'image/svg+xml'), photo('c.jpg')])
    expect(await tiles()).toHaveLength(2)
    expect((await screen.findByRole('alert')).textContent).toContain('b.svg (9 B): Choose a JPEG')
    expect(document.activeElement).toBe(await box())
  })

  it('keep the focus when one is moved or removed', async () => {
    const { user } = open(portfolio)
    await user.upload(await box(), [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')])
    const [first] = await tiles()
    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Move later' }))
    const [, second] = await tiles()
    expect(document.activeElement).toBe(
      within(second as HTMLElement).getByRole('button', { name: 'Move later' }),
    )
    await user.click(within(second as HTMLElement).getByRole('button', { name: 'Remove' }))
    const [, next] = await tiles()
    expect(document.activeElement).toBe(within(next as HTMLElement).getByRole('button', { name: 'Remove' }))
  })

  it('lose only one picture by a double click', async () => {
    const { user } = open(portfolio)
    await user.upload(await box(), [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')])
    const [first] = await tiles()
    await user.dblClick(within(first as HTMLElement).getByRole('button', { name: 'Remove' }))
    expect(await tiles()).toHaveLength(2)
  })

  it('lose only one picture by a double press of Enter', async () => {
    const { user } = open(portfolio)
    await user.upload(await box(), [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')])
    const [first] = await tiles()
    within(first as HTMLElement)
      .getByRole('button', { name: 'Remove' })
      .focus()
    await user.keyboard('{Enter}{Enter}')
    expect(await tiles()).toHaveLength(2)
  })
})
