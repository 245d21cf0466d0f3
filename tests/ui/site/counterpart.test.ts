import { expect, test } from 'vitest'
import { counterpartOf } from '#ui/site/layout/frame/language-switch/counterpart.ts'

const counterpart = (pathname: string, search: object) => counterpartOf([{ pathname, search }])

test('[T48] the switch keeps ids and drops filters that are words', () => {
  expect(counterpart('/career', { company: 'Salwan Health', country: 'KSA', applied: '3' })).toBe(
    '/career?applied=3',
  )
  expect(counterpart('/news', { company: '3', year: '2026' })).toBe('/news?company=3&year=2026')
  expect(counterpart('/contact', { company: '3' })).toBe('/contact?company=3')
})
