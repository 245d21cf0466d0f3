import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

const publicUrl = 'https://sahilan.example'

let server: TestServer
let admin: Client
let picture: string
let visitor: Client

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl }, {}, realFront)
  admin = await server.as('Admin')
  visitor = server.visitor()
  picture = await uploadPicture(admin)
})
afterAll(() => server.stop())

const bodyWith = (...more: RichText['blocks']): RichText => ({
  blocks: [
    {
      type: 'paragraph',
      text: [{ text: 'The berth adds ' }, { text: '310 metres', strong: true }, { text: ' of quay.' }],
    },
    { type: 'heading', level: 2, text: [{ text: 'Power <b>from</b> the roof' }] },
    {
      type: 'list',
      ordered: true,
      items: [{ text: [{ text: 'Two gantries', link: 'item:newsArticle/1' }] }],
    },
    { type: 'quote', text: [{ text: 'A promise about time.' }], source: 'Huda Al Marhoon' },
    { type: 'picture', address: picture, alt: 'A crane', caption: 'Hidd, October' },
    ...more,
  ],
})
const description =
  'The berth adds 310 metres of quay.\n\nPower <b>from</b> the roof\n\n1. Two gantries\n\n' +
  'A promise about time.\n— Huda Al Marhoon\n\nHidd, October'

interface News {
  readonly id: string
  readonly Description: string
  readonly body?: RichText
}

const addNews = (values: object) =>
  admin.post('/NewsLater_add', { Tittle: 'A fourth berth', Image: picture, ...values })
const newsOf = ({ data }: Awaited<ReturnType<typeof addNews>>) => data['results'] as News

describe('an article with formatted text', () => {
  let path: string
  beforeAll(async () => {
    path = `/newsinsights/${newsOf(await addNews({ body: bodyWith() })).id}`
  })

  test('[R2] has its plain text for every caller, and the body beside it', async () => {
    const id = path.split('/').at(-1) ?? ''
    const read = { Description: description, body: bodyWith() }
    expect((await visitor.get(`/NewsLater/${id}`)).data['results']).toMatchObject(read)
    expect((await visitor.get('/NewsLater_list')).data['results']).toMatchObject([read])
  })

  test('[R3] is a page of elements, and of nothing that was written as markup', async () => {
    const html = await (await visitor.page(path)).text()
    const article = /<article.*<\/article>/su.exec(html)?.[0] ?? ''
    expect(article).toMatch(/<strong[^>]*>310 metres<\/strong>/u)
    expect(article).toMatch(/<h2[^>]*>Power &lt;b&gt;from&lt;\/b&gt; the roof<\/h2>/u)
    expect(article).toMatch(
      /<ol[^>]*><li[^>]*><a href="\/newsinsights\/1"[^>]*>Two gantries<\/a><\/li><\/ol>/u,
    )
    expect(article).toMatch(/<figure[^>]*><blockquote[^>]*>A promise about time\.<\/blockquote>/u)
    expect(article).toMatch(/<img [^>]*alt="A crane"/u)
    expect(html).toContain('<meta name="description" content="The berth adds 310 metres of quay.')
  })

  test('[R10] is HTML in the feeds, and plain in their summaries', async () => {
    const rss = await (await visitor.page('/newsinsights/rss.xml')).text()
    expect(rss).toContain('&lt;strong&gt;310 metres&lt;/strong&gt;')
    expect(rss).toContain(`&lt;a href=&quot;${publicUrl}/newsinsights/1&quot;&gt;Two gantries&lt;/a&gt;`)
    const feed = JSON.parse(await (await visitor.page('/newsinsights/feed.json')).text())
    expect(feed.items[0]).toMatchObject({
      content_text: description,
      content_html: expect.stringContaining(`<img src="${publicUrl}${picture}" alt="A crane">`),
      summary: expect.stringMatching(/^The berth adds 310 metres of quay\. Power <b>from<\/b> the roof 1\./u),
    })
  })

  test('[R10] keeps the pictures of its body', async () => {
    const other = await uploadPicture(admin)
    await addNews({ body: bodyWith({ type: 'picture', address: other, alt: '', decorative: true }) })
    const { data } = await admin.get('/NewsLater_list')
    expect(JSON.stringify(data)).toContain(other)
    expect((await visitor.page(other)).status).toBe(200)
  })
})

test('[R1] a body is refused by its block, and with a picture that was not uploaded', async () => {
  const link = { type: 'paragraph', text: [{ text: 'a', link: 'javascript:alert(1)' }] } as const
  expect(await addNews({ body: bodyWith(link) })).toMatchObject({
    code: 422,
    data: { fields: { 'body.blocks.5': 'This link cannot be used' } },
  })
  const strange = { type: 'picture', address: '/media/strange.webp', alt: '' } as const
  const sentence = 'Choose a picture that was uploaded here'
  const translations = { ar: { body: { blocks: [strange] } } }
  expect((await addNews({ body: bodyWith(strange), translations })).data).toEqual({
    fields: { 'body.blocks.5': sentence, 'translations.ar.body.blocks.0': sentence },
  })
  expect(await addNews({ Description: 'Plain', body: 5 })).toMatchObject({ code: 422 })
})

test('[R2] an item without a body has the keys of today', async () => {
  expect(Object.keys(newsOf(await addNews({ Description: 'Plain' })))).toEqual([
    'Tittle',
    'Image',
    'Description',
    'id',
    'version',
    'createdAt',
    'updatedAt',
  ])
})

test('[R2] a translation has a body of its own, whose text follows it', async () => {
  const said: RichText = { blocks: [{ type: 'heading', level: 3, text: [{ text: 'رصيف' }] }] }
  const { id } = newsOf(await addNews({ body: bodyWith(), translations: { ar: { body: said } } }))
  await admin.put('/homepage', { languages: ['ar'] })
  const { data } = await visitor.get(`/NewsLater/${id}?lang=ar`)
  expect(data['results']).toMatchObject({ Description: 'رصيف', body: said })
  const page = await (await visitor.page(`/ar/newsinsights/${id}`)).text()
  expect(page).toMatch(/<h3[^>]*>رصيف<\/h3>/u)
})
