import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedDay } from '#domain/time/published-day.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

const publicUrl = 'https://sahilan.example'
const site = {
  brandName: 'Sahilan',
  brandNameAr: 'ساحلان',
  legalName: 'Sahilan Group Holding',
  contact: { address: 'Quay House, Manama', phone: '+973 1700 0158', email: 'hello@sahilan.example' },
  social: { LinkedIn: 'https://linkedin.example/sahilan', X: '' },
}

let server: TestServer
let admin: Client
let image: string

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl }, {}, realFront)
  admin = await server.as('Admin')
  image = await uploadPicture(admin)
})
afterAll(() => server.stop())

const htmlOf = async (path: string) => (await server.visitor().page(path)).text()

const contentOf = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1]

const graphsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )
const graphOf = async (path: string) => {
  const [graph, ...more] = graphsIn(await htmlOf(path))
  expect(more).toEqual([])
  expect(graph['@context']).toBe('https://schema.org')
  return graph['@graph']
}

const id = `${publicUrl}/#organization`
const group = { '@type': 'Organization', '@id': id, name: 'Sahilan', url: `${publicUrl}/` }

const added = async (call: string, input: object) => {
  const { data } = await admin.post(call, input)
  return data['results'] as { id: string; createdAt: string; updatedAt: string }
}

test('an empty site has no structured data', async () => {
  const html = await htmlOf('/')
  expect(graphsIn(html)).toEqual([])
  expect(contentOf(html, 'og:image')).toBeUndefined()
  expect(contentOf(html, 'twitter:card')).toBe('summary')
})

test('the home page describes the group and its site', async () => {
  await admin.put('/homepage', { site: { ...site, logo: image } })
  expect(await graphOf('/')).toEqual([
    {
      ...group,
      logo: publicUrl + image,
      legalName: 'Sahilan Group Holding',
      alternateName: 'ساحلان',
      address: { '@type': 'PostalAddress', streetAddress: 'Quay House, Manama', addressCountry: 'BH' },
      telephone: '+973 1700 0158',
      email: 'hello@sahilan.example',
      sameAs: ['https://linkedin.example/sahilan'],
    },
    {
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      name: 'Sahilan',
      alternateName: 'ساحلان',
      url: `${publicUrl}/`,
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ])
})

test.each(['/about', '/services', '/contact', '/career'])(
  '%s claims no trail that it does not show',
  async (path) => {
    expect(graphsIn(await htmlOf(path))).toEqual([])
  },
)

test('an article describes itself, with its share picture', async () => {
  const Tittle = '</script><script>alert(1)</script>'
  const article = await added('/NewsLater_add', { Tittle, Image: image, Description: 'First.\n\nSecond.' })
  const path = `/newsinsights/${article.id}`
  const html = await htmlOf(path)
  const drawn = contentOf(html, 'og:image') ?? ''
  const about = { ...group, logo: publicUrl + image }
  expect(await graphOf(path)).toEqual([
    {
      '@type': 'NewsArticle',
      headline: Tittle,
      description: 'First. Second.',
      image: [drawn, publicUrl + image],
      datePublished: article.createdAt,
      dateModified: article.updatedAt,
      author: about,
      publisher: about,
      mainEntityOfPage: publicUrl + path,
    },
  ])
  expect(drawn).toMatch(/^https:\/\/sahilan\.example\/og\/news\//)
  const picture = await server.visitor().page(drawn.slice(publicUrl.length))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const tags = {
    'og:type': 'article',
    'og:url': publicUrl + path,
    'og:site_name': 'Sahilan',
    'og:locale': 'en_GB',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    'article:published_time': article.createdAt,
    'article:modified_time': article.updatedAt,
    'twitter:card': 'summary_large_image',
    'twitter:image': drawn,
    'twitter:description': 'First. Second.',
  }
  for (const [key, content] of Object.entries(tags))
    expect([key, contentOf(html, key)]).toEqual([key, content])
  expect(html).not.toContain('alert(1)</script>')
})

test('an article in place of an unknown one has no structured data', async () => {
  expect(graphsIn(await htmlOf('/newsinsights/999999'))).toEqual([])
})

test('an open position is described on its own page only', async () => {
  const position = await added('/career_add', {
    title: 'Marine pilot',
    company: 'Jalboot Marine',
    location: 'Hidd, Bahrain',
    employmentType: 'Full time',
    closingDate: '2999-12-31',
    description: 'Berth <ships> & boats.\n\nDay and night.',
  })
  const plain = await added('/career_add', { title: 'Clerk', location: 'Manama', description: 'Write.' })
  await added('/career_add', {
    title: 'Closed',
    location: 'Manama',
    description: 'Late.',
    closingDate: '2000-01-01',
  })
  const path = `/career?apply=${position.id}`
  const pilot = {
    '@type': 'JobPosting',
    title: 'Marine pilot',
    description: '<p>Berth &lt;ships&gt; &amp; boats.</p><p>Day and night.</p>',
    identifier: { '@type': 'PropertyValue', name: 'Jalboot Marine', value: position.id },
    url: publicUrl + path,
    datePosted: publishedDay('Asia/Bahrain', position.createdAt),
    validThrough: '2999-12-31T23:59:59+03:00',
    employmentType: 'FULL_TIME',
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: 'Jalboot Marine' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Hidd', addressCountry: 'BH' },
    },
  }
  const clerk = {
    '@type': 'JobPosting',
    title: 'Clerk',
    description: '<p>Write.</p>',
    identifier: { '@type': 'PropertyValue', name: 'Sahilan', value: plain.id },
    url: `${publicUrl}/career?apply=${plain.id}`,
    datePosted: publishedDay('Asia/Bahrain', plain.createdAt),
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: 'Sahilan' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Manama', addressCountry: 'BH' },
    },
  }
  expect(graphsIn(await htmlOf('/career'))).toEqual([])
  expect(await graphOf(path)).toEqual([pilot])
  expect(await graphOf(`/career?apply=${plain.id}`)).toEqual([clerk])
  const html = await htmlOf(path)
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}"`)
  expect(contentOf(html, 'robots')).toBeUndefined()
})
