import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleDesk } from '#ui/sample/office/desk/sample-desk.ts'
import { open } from '../admin-open.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('[K8] the figures of the chosen weeks are exported', async () => {
  const { user, downloads } = open({ at: '/Desk?list=figures', role: 'Hr', desk: sampleDesk })
  await user.selectOptions(await screen.findByLabelText('Weeks'), '13')
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(downloads).toEqual(['figures 13']))
})

it('[K8] the figures are those of the weeks that were chosen last', async () => {
  const network = { latency: 0 }
  const { user } = open({
    at: '/Desk?list=figures',
    role: 'Hr',
    desk: sampleDesk,
    behaviour: { changing: () => network },
  })
  const weeks = await screen.findByLabelText('Weeks')
  network.latency = 30
  await user.selectOptions(weeks, '13')
  await user.selectOptions(weeks, '26')
  const rows = () => within(screen.getByRole('table', { name: 'By week' })).getAllByRole('row')
  await waitFor(() => expect(rows()).toHaveLength(27))
})

it('[K8] medians are a chart and tables by week, place and owner, without visitors', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T09:00:00.000Z') })
  open({ at: '/Desk?list=figures', role: 'Hr', desk: sampleDesk })
  const chartName = 'Median first answer by week, working hours'
  const chart = await screen.findByRole('table', { name: chartName })
  const median = '2 h 12 min'
  const rowsOf = (table: HTMLElement, words: string) =>
    within(table).queryAllByRole('row', { name: new RegExp(words, 'u') })
  const counted = [
    rowsOf(chart, ' 2.2$'),
    rowsOf(screen.getByRole('table', { name: 'By week' }), median),
    rowsOf(screen.getByRole('table', { name: 'By place' }), median),
    rowsOf(screen.getByRole('table', { name: 'By owner' }), `^Layla Mansoor ${median}`),
  ].map(({ length }) => length)
  expect(counted).toEqual([1, 1, 1, 1])
  expect(screen.getByRole('main').textContent).not.toContain('@')
})
