import { readdirSync } from 'node:fs'
import { array, assert, constantFrom, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arabic, english } from '#domain/language/language.ts'
import { redirectFor } from '#domain/addresses/redirects/address-key.ts'
import { csvCells } from '#domain/csv/csv-cells.ts'
import { planImport } from '#domain/addresses/redirects/import-redirects.ts'
import { planRedirects, type RedirectPlan } from '#domain/addresses/redirects/plan-redirects.ts'
import type { ActiveRedirect } from '#domain/addresses/redirects/redirect.ts'
import { isPage, isTaken, proposedPage, type SitePages } from '#domain/addresses/redirects/site-pages.ts'

const site: SitePages = {
  languages: [english, arabic],
  ids: new Map([
    ['newsinsights', new Set(['27'])],
    ['people', new Set(['3'])],
  ]),
}

const applied = (stored: ReadonlyArray<ActiveRedirect>, { writes }: RedirectPlan) => {
  const entries = new Map(stored.map((entry) => [entry.id, entry]))
  let last = Math.max(0, ...stored.map(({ id }) => Number(id)))
  for (const { id = String((last += 1)), from, to, status } of writes)
    entries.set(id, { id, from, to, status })
  return [...entries.values()]
}

const old = ['/a', '/b', '/c', '/d', '/newsinsights/12', '/e?x=1']
const rows = array(
  record({
    from: constantFrom(...old, '/about'),
    to: constantFrom(...old, '/about', '/ar/career', 'https://other.example/', '/nowhere', ''),
    status: constantFrom(301, 301, 301, 410),
  }),
  { maxLength: 8 },
)

describe('[X2] planned entries', () => {
  it('have no chains, no circles and no pages as old addresses', () => {
    assert(
      property(array(rows, { maxLength: 4 }), (batches) => {
        let stored: ReadonlyArray<ActiveRedirect> = []
        for (const batch of batches) stored = applied(stored, planRedirects(stored, batch, site))
        const entries = new Map(stored.map((entry) => [entry.from, entry]))
        expect(entries.size).toBe(stored.length)
        for (const { from, to, status } of stored) {
          expect(isTaken(site, from)).toBe(false)
          expect(to === '').toBe(status === 410)
          expect(to === '' || to.startsWith('https://') || isPage(site, to)).toBe(true)
          expect(to.startsWith('/') && !isPage(site, to) && redirectFor(entries, to)).toBe(false)
        }
      }),
    )
  })

  it('change nothing when the same rows come again', () => {
    assert(
      property(rows, (batch) => {
        const stored = applied([], planRedirects([], batch, site))
        const again = planRedirects(stored, batch, site)
        expect(again.writes).toEqual([])
        expect(again.rows.filter(({ does }) => does === 'new' || does === 'changed')).toEqual([])
      }),
    )
  })

  it('lead where the last old address leads, in any order of rows', () => {
    const chain = [
      { from: '/a', to: '/b', status: 301 },
      { from: '/b', to: '/C/', status: 301 },
      { from: '/c', to: '/about', status: 301 },
    ]
    for (const batch of [chain, chain.toReversed()])
      expect(planRedirects([], batch, site).writes.map(({ to }) => to)).toEqual([
        '/about',
        '/about',
        '/about',
      ])
    const stored = [{ id: '1', from: '/old', to: '/newsinsights/12', status: 301 }] as const
    const { writes } = planRedirects(stored, [{ from: '/newsinsights/12', to: '/about', status: 301 }], site)
    expect(writes).toMatchObject([
      { from: '/newsinsights/12', to: '/about', status: 301 },
      { id: '1', from: '/old', to: '/about' },
    ])
  })

  it('still lead to a page that is gone, as it may return', () => {
    const stored = [{ id: '1', from: '/old', to: '/newsinsights/12', status: 301 }] as const
    const { writes } = planRedirects(stored, [{ from: '/newsinsights/12', to: '', status: 410 }], site)
    expect(writes).toMatchObject([{ from: '/newsinsights/12', to: '', status: 410 }])
  })

  it('are refused with a sentence for each field', () => {
    const refused = (row: { from: string; to: string; status: number }) =>
      planRedirects([], [row], site).rows[0]?.fields
    const table: ReadonlyArray<readonly [string, string, number, object]> = [
      ['/about', '/career', 301, { from: '/about is a page of the site' }],
      ['/EN/About/', '/career', 301, { from: '/en/about is a page of the site' }],
      ['/newsinsights/27', '/career', 301, { from: '/newsinsights/27 is a page of the site' }],
      ['/people/3', '/career', 301, { from: '/people/3 is a page of the site' }],
      ['/admin/x', '/career', 301, { from: '/admin/x is a page of the site' }],
      ['/api/group', '/career', 301, { from: '/api/group is a page of the site' }],
      ['//host', '/career', 301, { from: 'Write the path of an old address, which begins with /.' }],
      ['/x', '', 301, { to: 'Write a new address, or 410 if the page is gone for good.' }],
      [
        '/x',
        'http://other.example',
        301,
        { to: 'Write a path of this site or an address that begins with https://.' },
      ],
      ...['https://a:99999/', 'https://%zz/', 'https://[::1'].map(
        (to) =>
          [
            '/x',
            to,
            301,
            { to: 'This address is not valid. Copy it from the browser and try again.' },
          ] as const,
      ),
      ['/x', '/newsinsights/12', 301, { to: '/newsinsights/12 is not a page of the site.' }],
      ['/x', '/X', 301, { to: 'This would create a redirect loop.' }],
      ['/x', '/about', 302, { status: 'Choose 301 or 410.' }],
    ]
    expect(table.map(([from, to, status]) => [from, to, status, refused({ from, to, status })])).toEqual(
      table,
    )
    expect(refused({ from: '/newsinsights/12', to: '/ar/newsinsights/27?x#y', status: 301 })).toEqual({})
  })
})

describe('[X2] an imported file', () => {
  const imported = (csv: string, stored: ReadonlyArray<ActiveRedirect> = []) => planImport(stored, csv, site)

  it('has a report of every row, and a bad row stops no other', () => {
    const stored = [
      { id: '1', from: '/same', to: '/about', status: 301 },
      { id: '2', from: '/other', to: '/about', status: 301 },
    ] as const
    const csv =
      '\uFEFFStatus;from;to\r\n301;/a;/b\r\n;"/b;""x""";/about\n\n301;/about;/news\r\n301;/same;/about\n410;/other;\n301;/a;/about\n301;/b;/about'
    expect(imported(csv, stored)).toMatchObject({
      report: {
        new: 3,
        changed: 1,
        same: 1,
        refused: 2,
        rows: [
          { row: 2, does: 'new', from: '/a', to: '/about' },
          { row: 3, does: 'new', from: '/b;"x"' },
          { row: 5, does: 'refused', fields: { from: '/about is a page of the site' } },
          { row: 6, does: 'same' },
          { row: 7, does: 'changed' },
          { row: 8, does: 'refused', fields: { from: 'An earlier row has this address.' } },
          { row: 9, does: 'new' },
        ],
      },
    })
  })

  it('is refused without its columns and with too many rows', () => {
    expect(imported('old,new\n/a,/b')).toEqual({
      file: 'The first row has to name the columns from, to, status.',
    })
    const lines = Array.from({ length: 5_001 }, (_, index) => `/old/${index},/about,301`)
    expect(imported(['from,to,status', ...lines].join('\n'))).toEqual({
      file: 'A file has at most 5000 rows.',
    })
    const plan = imported(['from,to,status', ...lines.slice(1)].join('\n'))
    expect('report' in plan && plan.report.new).toBe(5_000)
  })

  it('is read by the rules of CSV', () => {
    expect(csvCells('a,b\n"x, ""y""\n",z;1\n')).toEqual([
      ['a', 'b'],
      ['x, "y"\n', 'z;1'],
    ])
  })
})

describe('[X2] a path of the server', () => {
  const takenAmong = (paths: ReadonlyArray<string>) => paths.filter((path) => isTaken(site, path))

  it('cannot be redirected', () => {
    const paths = [
      '/admin/news',
      '/api',
      '/assets/site-3f2a.js',
      '/companies',
      '/healthz',
      '/licenses.txt',
      '/manifest.webmanifest',
      '/ar/manifest.webmanifest',
      '/media/a1b2-1600x900.webp',
      '/media/a1b2-1600x900-800.avif',
      '/metrics',
      '/newsinsights/rss.xml',
      '/og/about',
      '/preview',
      '/readyz',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-pages.xml',
      '/sitemap-news-1.xml',
      '/storybook',
      '/storybook/index.html',
      '/.well-known/security.txt',
    ]
    expect(takenAmong(paths)).toEqual(paths)
  })

  it('is each file of the folder public', () => {
    const files = readdirSync('public').map((name) => `/${name}`)
    expect(takenAmong(files)).toEqual(files)
  })

  it('is no other address that looks like one', () => {
    expect(
      takenAmong([
        '/media/brochure.pdf',
        '/sitemap-news.xml',
        '/robots.txt.html',
        '/administration',
        '/preview/1',
      ]),
    ).toEqual([])
  })
})

it('[X2] a path that was not found proposes a page with a similar word', () => {
  const proposed = (path: string) => proposedPage(site.languages, path)
  expect(['/care', '/ar/about-us', '/en/Contact.html', '/investors', '/x'].map(proposed)).toEqual([
    '/career',
    '/ar/about',
    '/contact',
    undefined,
    undefined,
  ])
})
