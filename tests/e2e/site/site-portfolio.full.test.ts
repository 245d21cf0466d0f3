import { expect, test } from 'vitest'
import { useVisits } from '../support/visit.ts'

const site = useVisits()

test('[P1] the ten partner logos have their names as accessible names', async () => {
  const { page } = await site.visit('/')
  const section = page.locator('section', { hasText: 'Names that trust us with theirs' })
  const names = await section
    .getByRole('img')
    .evaluateAll((logos) => logos.map((logo) => logo.getAttribute('alt')))
  expect(names).toEqual([
    'Norrvik',
    'Voss Tidal',
    'Meridane',
    'Halden & Roy',
    'Alcazarre',
    'Brandt-Olsen',
    'Orsova',
    'Castelline',
    'Teikō Kiki',
    'Kestrel Loop',
  ])
})
