import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleDrafts } from '#ui/sample/office/sample-drafts.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const scheduled = { at: '/scheduled', role: 'CXTeam', drafts: sampleDrafts, missing: [] } as const

describe('Scheduled', () => {
  it('[W13] shows failed changes first, with their reasons, and counts them in the navigation', async () => {
    open(scheduled)
    await screen.findByText('Not published:', { exact: false })
    const titles = screen.getAllByRole('link').map(({ textContent }) => textContent)
    const first = titles.filter((title) => /trade routes|fourth berth/.test(title ?? ''))[0]
    expect(first).toBe('Old trade routes, new cargo')
    expect(await screen.findByRole('link', { name: 'Scheduled 1 failed' })).toBeTruthy()
  })

  it('[W22] shows the changes of a release together', async () => {
    open(scheduled)
    const group = (await screen.findByText('National Day')).closest('li')
    if (group === null) throw new Error('no group')
    expect(
      within(group)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Salwan Health to build a courtyard hospital in Isa Town', 'Liwan Court, Riyadh'])
  })

  it('links to the editors of the drafts', async () => {
    open(scheduled)
    const berth = await screen.findByRole('link', { name: /fourth berth/ })
    expect(berth.getAttribute('href')).toContain('/EditNews/5?draft=2')
    const hospital = screen.getByRole('link', { name: /courtyard hospital/ })
    expect(hospital.getAttribute('href')).toContain('/AddNews?draft=4')
  })

  it('moves a change', async () => {
    const { user } = open(scheduled)
    await user.click(await screen.findByRole('button', { name: /^Move Darbline/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this change' }))
    const [time] = dialog.getAllByLabelText('Time')
    if (time === undefined) throw new Error('no field')
    await user.clear(time)
    await user.type(time, '10:30')
    await user.click(dialog.getByRole('button', { name: /^Move to/ }))
    expect(await screen.findByText('Moved to its new time')).toBeTruthy()
    expect(await screen.findByText('10:30')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[W21] shows what the server refuses at its field', async () => {
    const { user } = open(scheduled)
    await user.click(await screen.findByRole('button', { name: /^Move Jalboot Marine/ }))
    const dialog = within(await screen.findByRole('dialog'))
    const [date] = dialog.getAllByLabelText('Date')
    const [time] = dialog.getAllByLabelText('Time')
    if (date === undefined || time === undefined) throw new Error('no field')
    await user.clear(date)
    await user.type(date, '2020-12-05')
    await user.click(dialog.getByRole('button', { name: /^Move to/ }))
    await dialog.findByText('This time has passed. Publish now or choose a later time.')
    expect(time.getAttribute('aria-invalid')).toBe('true')
  })

  it('discards a change and takes it back with Undo', async () => {
    const { user } = open(scheduled)
    await user.click(await screen.findByRole('button', { name: 'Discard Liwan Court, Riyadh' }))
    await waitFor(() => expect(screen.queryByText('Liwan Court, Riyadh')).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Liwan Court, Riyadh')).toBeTruthy()
  })

  it('publishes a change now', async () => {
    const { user } = open(scheduled)
    await user.click(await screen.findByRole('button', { name: /^Publish now: Darbline/ }))
    expect(await screen.findByText('Published')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('link', { name: /Darbline suspends/ })).toBeNull())
  })

  it('restores a discarded draft', async () => {
    const { user } = open({ ...scheduled, at: '/scheduled?list=discarded' })
    await user.click(await screen.findByRole('button', { name: /^Restore A note/ }))
    expect(await screen.findByText('Restored the draft')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Nothing was discarded' })).toBeTruthy()
  })

  it('[W23] is hidden where the back end has no drafts', async () => {
    open({ ...scheduled, at: '/dashboard', missing: ['drafts'] })
    await screen.findByRole('link', { name: 'Languages' })
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Scheduled/ })).toBeNull())
  })
})
