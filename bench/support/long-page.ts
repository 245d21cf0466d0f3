import { maxSections } from '#domain/content/page/sections.ts'
import { Client } from '#tests/support/back-end/client.ts'

const body = {
  blocks: [{ type: 'paragraph', text: [{ text: 'The harbour master reads the tide. '.repeat(12) }] }],
}

/** Adds a page with as many sections as it can have. Returns its id and address. */
export const addLongPage = async (url: string, password: string) => {
  const client = new Client(url)
  await client.signIn('admin@example.com', password)
  const sections = Array.from({ length: maxSections }, (_, at) => ({
    id: `s${at}`,
    kind: 'text',
    title: `Section ${at}`,
    body,
  }))
  const address = '/long'
  const { data } = await client.post('/Page_add', { title: 'A long page', address, sections })
  return { id: String((data['results'] as { readonly id: unknown }).id), address }
}
