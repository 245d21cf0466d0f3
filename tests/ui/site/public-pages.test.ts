// @vitest-environment node
import { expect, test } from 'vitest'
import { languagesIn } from '#domain/language/language.ts'
import { publicPages } from '#tests/support/public-pages.ts'
import { serverRouter } from '#ui/router.tsx'

const languages = languagesIn('en,ar')
const router = serverRouter('/', {
  language: languages[0],
  languages,
  publicUrl: '',
  timeZone: 'Asia/Bahrain',
  today: '2026-11-23',
  load: () => Promise.reject(new Error('Nothing is read')),
})

// `npm run bench -- lighthouse` measures these pages in both languages. Seen failing without the page of a person.
test('[S17] every route of the site has a measured page', () => {
  const routes = Object.values(router.routesById)
    .filter(({ children }) => children === undefined)
    .map(({ id }) => id)
  const measured = Object.values(publicPages).map((path) => {
    const { pathname } = new URL(path, 'https://sahilan.example')
    const [matched] = router.getMatchedRoutes(pathname)
    return matched.at(-1)?.id
  })
  expect(routes.length).toBeGreaterThan(10)
  expect(routes.filter((route) => !measured.includes(route))).toEqual([])
})
