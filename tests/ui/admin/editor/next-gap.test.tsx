import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const nextGap = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Next gap' }))

it('[T54] "Next gap" unfolds the service that the gap is in', async () => {
  const services = [{ title: 'Ports', translations: { ar: { title: 'موانئ' } } }, { title: 'Towers' }]
  const office = open({ at: '/HomePage', role: 'CXTeam', homePage: { services } })
  const fold = await screen.findByRole('button', { name: 'Open service 2' })
  await nextGap(office)
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  const focused = document.activeElement
  expect(screen.getByRole('group', { name: 'Service 2' }).contains(focused)).toBe(true)
  expect(focused?.getAttribute('lang')).toBe('ar')
})

it('[T54] "Next gap" opens the section that the gap is in', async () => {
  const page = {
    id: '1',
    title: 'Berths',
    address: '/berths',
    translations: { ar: { title: 'مراسٍ' } },
    sections: [
      { id: 'a', kind: 'text', title: 'Depth', translations: { ar: { title: 'عمق' } } },
      { id: 'b', kind: 'quote', text: 'Build once' },
    ],
  } as const
  const office = open({ at: '/EditPage/1', role: 'CXTeam', items: { page: [page] } })
  await screen.findByRole('button', { name: 'Open Quote, section 2' })
  await nextGap(office)
  expect(document.activeElement).toBe(await screen.findByLabelText('Quote, Arabic'))
})
