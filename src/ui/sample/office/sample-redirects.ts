import type { MissingPath, Redirect } from '#domain/addresses/redirects/redirect.ts'
import { hour, minute } from '#domain/time/durations.ts'

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

const redirect = (own: Pick<Redirect, 'id' | 'from' | 'to'> & Partial<Redirect>): Redirect => ({
  version: 1,
  status: own.to === '' ? 410 : 301,
  note: '',
  visits: 0,
  visitedAt: '',
  createdAt: ago(400 * hour),
  updatedAt: ago(400 * hour),
  ...own,
})

const missing = (own: Pick<MissingPath, 'id' | 'path' | 'total'> & Partial<MissingPath>): MissingPath => ({
  firstAt: ago(900 * hour),
  lastAt: ago(40 * minute),
  referringHost: '',
  ignored: false,
  ...own,
})

/** Old addresses of each kind, the newest first, and paths that were not found. */
export const sampleRedirects = {
  redirects: [
    redirect({
      id: '5',
      from: '/en/media-centre/berth-4',
      to: '/newsinsights/27',
      visits: 212,
      visitedAt: ago(20 * minute),
    }),
    redirect({ id: '4', from: '/careers.php', to: '/career', visits: 1840, visitedAt: ago(3 * minute) }),
    redirect({ id: '3', from: '/ar/الوظائف', to: '/ar/career', visits: 404, visitedAt: ago(3 * hour) }),
    redirect({ id: '2', from: '/tenders/2019', to: '', visits: 31, visitedAt: ago(90 * hour) }),
    redirect({
      id: '1',
      from: '/shop?page=2',
      to: 'https://shop.example/',
      note: 'The shop has a site of its own',
    }),
  ],
  missing: [
    missing({ id: '1', path: '/en/investors', total: 318, referringHost: 'gulf-daily.example' }),
    missing({ id: '2', path: '/downloads/profile-2023.pdf', total: 141 }),
    missing({ id: '3', path: '/care', total: 64, lastAt: ago(30 * hour) }),
    missing({ id: '4', path: '/ar/about-us', total: 41 }),
    missing({ id: '5', path: '/old-logo.png', total: 7, ignored: true }),
  ],
  pages: { newsinsights: ['27'] },
} as const satisfies {
  readonly redirects: ReadonlyArray<Redirect>
  readonly missing: ReadonlyArray<MissingPath>
  readonly pages: Readonly<Record<string, ReadonlyArray<string>>>
}
