import { createHash } from 'node:crypto'
import { contentTypeNames } from '#domain/content/content-types.ts'
import { fileForm } from '#tests/support/files.ts'
import { uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { endpointOf, PICTURE, samples, withPicture } from './content-samples.ts'
import { enquiry, pdf } from './mail/mails.ts'

type Body = Readonly<Record<string, unknown>>

const arabic = 'نصّ بالعربية'

/** An input with Arabic for each of its texts; what is not translated there is left out. */
const inArabic = (input: Body): Body => {
  const texts = Object.entries(input).filter(([, value]) => typeof value === 'string' && value !== PICTURE)
  return { ...input, translations: { ar: Object.fromEntries(texts.map(([name]) => [name, arabic])) } }
}

const homePage = inArabic({
  statement: 'From the sea.',
  statementAr: arabic,
  site: inArabic({
    brandName: 'Sahilan',
    brandNameAr: arabic,
    legalName: 'Sahilan Group',
    copyright: '© Sahilan',
    contact: inArabic({ address: 'Manama', phone: '+973 1700 0158', email: 'a@b.example', hours: '8 to 16' }),
    social: { LinkedIn: 'https://linkedin.example/sahilan' },
  }),
  facts: [inArabic({ value: '1958', label: 'Founded' }), inArabic({ value: '8', label: 'Companies' })],
  services: [inArabic({ title: 'Ports', company: 'Jalboot', text: 'Towage.', points: ['Pilots'] })],
  companiesTitle: 'Eight companies',
  historyTitle: 'Since 1958',
  newsTitle: 'News',
  portfolioTitle: 'Names',
  enquiryTitle: 'Tell us',
  enquiryText: 'A person reads it.',
})

/** The content types of the release before languages. */
const former = contentTypeNames.filter((name) => name !== 'page')

const lists = former.map((name) => endpointOf(name).list)
const items = ['1', '2', '999', 'x'].flatMap((id) =>
  former.map((name) => endpointOf(name).get.replace('{id}', id)),
)
const pages = [
  '/',
  '/about',
  '/services',
  '/career',
  '/career?company=Jalboot',
  '/career?apply=1',
  '/contact',
]
const news = ['/newsinsights/1', '/newsinsights/2', '/newsinsights/9', '/newsinsights/archive']
const documents = ['/newsinsights/rss.xml', '/newsinsights/feed.json', '/sitemap.xml', '/robots.txt']
const unknown = ['/nowhere', '/ar', '/ar/about', '/en/about', '/favicon.ico']

/**
 * What differs by a build or a run: names of built files, styles, the hydration snapshot, times and random keys; and
 * receipt codes and due times, which responses did not have.
 */
const masked = (text: string) =>
  text
    .replaceAll(/,"dueAt":"[^"]*"/g, '')
    .replaceAll(/<script type="application\/json" id=.*?<\/script>/gs, '')
    .replaceAll(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1')
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/\/assets\/[\w.-]+/g, '/assets/')
    .replaceAll(/\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?/g, 'TIME')
    .replaceAll(
      /\d{1,2} (Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\w* \d{4}( [\d:]+ GMT)?/g,
      'DAY',
    )
    .replaceAll(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?=DAY)/g, '')
    .replaceAll(/\/media\/[0-9a-f]{20}/g, '/media/')
    .replaceAll(/(\/og\/news\/\d+-)\w+/g, '$1')
    .replaceAll(/("reference":"\w+"),"code":"[\w-]+"/g, '$1')
    .replaceAll(/(reference(?:"\s*:\s*"|=))\w+/g, '$1')

/** Fills an empty site with Arabic for each text and makes the calls of the specification. Returns a line for each. */
export const recordDigests = async (server: TestServer) => {
  const admin = await server.as('Admin')
  const visitor = server.visitor()
  const image = await uploadPicture(admin)
  const lines: Array<string> = []

  const note = (call: string, status: number, headers: Headers, text: string) => {
    const head = ['content-type', 'location', 'cache-control', 'vary', 'link'].map((name) =>
      headers.get(name),
    )
    const bytes = masked(JSON.stringify(head) + text)
    lines.push(`${call} ${status} ${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}`)
  }
  const call = async (who: string, method: string, path: string, json?: unknown) => {
    const client = who === 'visitor' ? visitor : admin
    const { status, headers, text } = await client.call(method, path, json === undefined ? {} : { json })
    note(`${who} ${method} ${path}`, status, headers, text)
  }
  const page = async (path: string, init: RequestInit = {}) => {
    const response = await visitor.page(path, init)
    note(`page ${init.method ?? 'GET'} ${path}`, response.status, response.headers, await response.text())
  }

  for (const path of [...lists, '/homepage']) await call('visitor', 'GET', path)
  for (const path of pages) await page(path)
  for (const name of former) {
    const { add } = endpointOf(name)
    const input = withPicture(inArabic(samples[name].input), image)
    await call('visitor', 'POST', add, input)
    await call('admin', 'POST', add, {})
    await call('admin', 'POST', add, input)
    await call('admin', 'POST', add, { ...input, title: 'Second', Tittle: 'Second', Name: 'Second' })
  }
  await call('admin', 'PUT', '/homepage', homePage)
  await call('admin', 'PUT', '/homepage', { statement: 5 })

  for (const path of [...lists, ...items, '/homepage', '/nowhere']) await call('visitor', 'GET', path)
  for (const query of ['?size=1', '?q=second', '?q=%D9%86%D8%B5%D9%91', '?size=0'])
    for (const path of lists) await call('visitor', 'GET', path + query)
  for (const path of [...pages, ...news, ...documents, '/manifest.webmanifest', ...unknown]) await page(path)

  for (const name of former) {
    const { update, remove } = endpointOf(name)
    const change = withPicture(samples[name].change, image)
    await call('admin', 'PUT', update.replace('{id}', '1'), change)
    await call('admin', 'PUT', update.replace('{id}', '1'), { ...change, version: 1 })
    await call('admin', 'PUT', update.replace('{id}', '999'), change)
    await call('admin', 'DELETE', remove.replace('{id}', '2'))
    await call('admin', 'DELETE', remove.replace('{id}', '2'))
  }
  for (const path of [...lists, '/homepage']) await call('admin', 'GET', path)
  for (const path of [...pages, ...news, ...documents]) await page(path)

  await call('visitor', 'POST', '/enquiry_mail', {})
  await call('visitor', 'POST', '/enquiry_mail', enquiry)
  const form = fileForm('resume', pdf, 'my résumé.pdf', 'application/pdf')
  for (const [field, value] of Object.entries({ ...enquiry, career_id: '1' })) form.append(field, value)
  const applied = await visitor.call('POST', '/profile_mail', { form })
  note('visitor POST /profile_mail', applied.status, applied.headers, applied.text)
  await page('/contact', { method: 'POST', body: new URLSearchParams({ email: 'x', location: 'Bahrain' }) })
  for (const path of ['/session', '/adminuser', '/enquiry_mail_list', '/profile_mail_list']) {
    await call('visitor', 'GET', path)
    await call('admin', 'GET', path)
  }
  await call('visitor', 'POST', '/login', { email: 'nobody@example.com', password: 'wrong' })
  await call('admin', 'POST', '/logout')
  return `${lines.join('\n')}\n`
}
