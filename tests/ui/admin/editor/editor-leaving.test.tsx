import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import { Contents } from '#ports/content/contents.ts'
import { open, photo } from '../admin-open.tsx'

afterEach(cleanup)

type Opened = ReturnType<typeof open>

const editing = { at: '/EditNews/6', role: 'CXTeam' } as const
const title = () => screen.findByLabelText('Title')
const save = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Save changes' }))
const stored = ({ runtime }: Opened, id: string) =>
  runtime.runPromise(Contents.use((contents) => contents.get(newsArticle, id)))

describe('leaving', () => {
  it('asks after a change, and stays or leaves', async () => {
    const { user, address, heading } = open(editing)
    await user.type(await title(), '!')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(address()).toBe('/admin/EditNews/6')
    await user.click(await screen.findByRole('link', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await heading('News')
  })

  it('says that a save in flight continues', async () => {
    const office = open({ ...editing, uploading: { latency: 3_000 } })
    await title()
    await office.user.upload(screen.getByLabelText(/Choose a file/), photo())
    await save(office)
    await office.user.click(screen.getByRole('link', { name: 'Cancel' }))
    await screen.findByRole('alertdialog', { name: 'Leave while this is being saved?' })
    await office.user.click(screen.getByRole('button', { name: 'Leave' }))
    await office.heading('News')
    await waitFor(async () => expect((await stored(office, '6')).version).toBe(2))
  })

  it('asks before a sign-out too', async () => {
    const { user, address } = open(editing)
    await user.type(await title(), '!')
    await user.click(screen.getAllByRole('button', { name: 'Sign out' })[0] ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Stay here' }))
    expect(address()).toBe('/admin/EditNews/6')
    expect(screen.getByLabelText('Title')).toHaveProperty(
      'value',
      'Jalboot Marine opens a fourth berth at Hidd!',
    )
  })

  it('forgets a sign-out after staying', async () => {
    const { user, heading, actors } = open(editing)
    await user.type(await title(), '!')
    await user.click(screen.getAllByRole('button', { name: 'Sign out' })[0] ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Stay here' }))
    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await heading('Dashboard')
    expect(actors.session.getSnapshot().value).toBe('signedIn')
  })

  it('does not ask without a change', async () => {
    const { user, heading } = open(editing)
    await title()
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    expect(await heading('News')).toBeTruthy()
  })
})
