import { existsSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exportContent } from '#server/commands/content/export-folder.ts'
import { runImport } from '#server/commands/content/run-import.ts'
import { importLines } from '#server/commands/content/import-folder.ts'
import { onContent } from '#server/commands/content/site-content.ts'
import { readConfig } from '#server/config/config.ts'
import { fileForm } from '#tests/support/files.ts'
import { pdf } from '#tests/support/pdf.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { folder } from '../support/run-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

const configOf = ({ dataDir }: Pick<TestServer, 'dataDir'>, LANGUAGES = 'en,ar') =>
  readConfig({ DATA_DIR: dataDir, LANGUAGES })
const exported = async (from: TestServer) => {
  const target = join(await folder(), 'export')
  await onContent(configOf(from), exportContent(target))
  return target
}
const imported = async (into: TestServer, ...words: ReadonlyArray<string>) =>
  importLines(await runImport(configOf(into), words))

const fill = async () => {
  const admin = await server.as('Admin')
  const image = await uploadPicture(admin)
  await admin.post('/slider_add', {
    Tittle: 'Harbour',
    Image: `${image}#focus=30,60`,
    Description: 'Deep.',
    translations: { ar: { Tittle: 'ميناء' } },
  })
  await admin.post('/slider_add', { Tittle: 'Canal', Image: image, Description: '' })
  const uploadPdf = async (name: string) => {
    const form = fileForm('file', await pdf(name), `${name}.pdf`, 'application/pdf')
    const { data } = await admin.call('POST', '/files', { form })
    return (data['results'] as { readonly address: string }).address
  }
  const [file, link] = [await uploadPdf('Policy'), await uploadPdf('Rules')]
  await admin.post('/Page_add', {
    title: 'Policies',
    address: '/policies',
    sections: [
      { id: 'a', kind: 'downloads', files: [{ file, title: 'How we work' }] },
      {
        id: 'b',
        kind: 'text',
        body: { blocks: [{ type: 'paragraph', text: [{ text: 'The rules', link: `${link}#page=2` }] }] },
      },
    ],
  })
  await admin.put('/homepage', { statement: 'Built on trade.', languages: ['ar'] })
}
const draftsOf = async (site: TestServer) =>
  (await (await site.as('Admin')).get('/drafts')).data['results'] as ReadonlyArray<Record<string, string>>

describe('the import of an exported site, while a server runs', () => {
  test('[O25] writes drafts only, and a dry run nothing at all', async () => {
    await fill()
    const target = await exported(server)
    expect((await readdir(target)).toSorted((one, other) => one.localeCompare(other))).toContain(
      'slider.json',
    )
    expect(await readdir(join(target, 'pictures'))).toHaveLength(3)
    const other = await startServer()
    const dry = await imported(other, target, '--dry-run')
    expect(dry).toContain('slider: 2 new, 0 changed, 0 same, 0 refused')
    expect(dry).toContain('page: 1 new, 0 changed, 0 same, 0 refused')
    expect(dry).toContain('homePage: 0 new, 1 changed, 0 same, 0 refused')
    expect(await draftsOf(other)).toEqual([])
    const pictures = join(other.dataDir, 'files', 'pictures')
    expect(existsSync(pictures) ? await readdir(pictures) : []).toEqual([])

    expect(await imported(other, target)).toEqual(dry)
    expect(await draftsOf(other)).toMatchObject([
      { title: 'Harbour' },
      { title: 'Canal' },
      { title: 'Policies' },
      { subject: 'homePage' },
    ])
    const visitor = other.visitor()
    expect((await visitor.get('/slider_list')).data['results']).toEqual([])
    expect((await visitor.get('/homepage')).data).not.toHaveProperty('statement')
    // Links into a PDF keep their page. Seen failing with the address of the other site.
    const page = (await draftsOf(other)).find(({ subject }) => subject === 'page')
    const { text } = await (await other.as('Admin')).get(`/drafts/${page?.['id']}`)
    const [address = '', anchor] = /\/media\/\w+\.pdf#([^"]+)/.exec(text) ?? []
    expect(anchor).toBe('page=2')
    expect(
      existsSync(join(other.dataDir, 'files', address.replace('/media', 'pictures').replace(/#.*/, ''))),
    ).toBe(true)
    const again = await imported(other, target)
    expect(again).toContain('slider: 0 new, 0 changed, 2 same, 0 refused')
    expect(again).toContain('page: 0 new, 0 changed, 1 same, 0 refused')
    // Also of a PDF, which has another address here.
    expect(await imported(other, target, '--dry-run')).toEqual(await imported(other, target))
    await other.stop()
  })

  test('[O25] into its own site changes nothing, and a bad item harms no other', async () => {
    await fill()
    const target = await exported(server)
    expect(await imported(server, target)).toEqual([
      'brand: 0 new, 0 changed, 0 same, 0 refused',
      'slider 1 same Harbour',
      'slider 2 same Canal',
      'slider: 0 new, 0 changed, 2 same, 0 refused',
      ...['historySlide', 'newsArticle', 'teamMember', 'portfolioItem', 'career'].map(
        (name) => `${name}: 0 new, 0 changed, 0 same, 0 refused`,
      ),
      'page 1 same Policies',
      'page: 0 new, 0 changed, 1 same, 0 refused',
      'homePage 1 same',
      'homePage: 0 new, 0 changed, 1 same, 0 refused',
    ])
    const file = join(target, 'slider.json')
    const [first, second] = JSON.parse(await readFile(file, 'utf8'))
    const bad = { ...first, title: '' }
    const lost = { ...first, title: 'Lost', image: '/media/0a1b2c3d-10x10.webp' }
    await writeFile(file, JSON.stringify([bad, lost, { ...second, description: 'New.' }]))
    expect(await imported(server, target, '--types', 'slider')).toEqual([
      'slider 1 refused title: Title is required',
      'slider 2 refused Lost image: Choose a picture that was uploaded here',
      'slider 3 changed Canal',
      'slider: 0 new, 1 changed, 0 same, 2 refused',
    ])
  })

  // Seen failing: English texts became drafts of Arabic ones, and their translations were dropped.
  test('[O25] is refused on a site with another default language', async () => {
    await fill()
    const target = await exported(server)
    const other = await startServer({ LANGUAGES: 'ar,en' })
    await expect(runImport(configOf(other, 'ar,en'), [target])).rejects.toThrow(
      'are in en first, and those of this site in ar.',
    )
    expect(await draftsOf(other)).toEqual([])
    await other.stop()
  })

  // Seen failing: French texts were missing, and nothing said so.
  test('[O25] says which languages of the site an export or an import leaves out', async () => {
    const french = await startServer({ LANGUAGES: 'en,ar,fr' })
    const line = 'fr: texts in this language are left out, because LANGUAGES does not name it.'
    const exportOf = async (LANGUAGES: string) => {
      const target = join(await folder(), 'export')
      return { target, lines: await onContent(configOf(french, LANGUAGES), exportContent(target)) }
    }
    expect((await exportOf('en,ar')).lines).toContain(line)
    const whole = await exportOf('en,ar,fr')
    expect(whole.lines).not.toContain(line)
    expect((await imported(server, whole.target)).filter((each) => each.includes('fr'))).toEqual([line])
    await french.stop()
  })

  test('[O26] a CSV file of one content type', async () => {
    const image = await uploadPicture(await server.as('Admin'))
    const file = join(await folder(), 'brands.csv')
    await writeFile(file, `\uFEFFtitle;image;sector;title (ar)\nSalwan;${image};Health;سلوان\n`)
    expect(await imported(server, file, '--type', 'brand')).toEqual([
      'brand 2 new Salwan',
      'brand: 1 new, 0 changed, 0 same, 0 refused',
    ])
    expect(await draftsOf(server)).toMatchObject([{ title: 'Salwan', subject: 'brand' }])
  })

  test('refuses what is no export, no type and no empty folder', async () => {
    const none = await folder()
    await expect(imported(server, none)).rejects.toThrow('site.json cannot be read.')
    expect(() => runImport(configOf(server), [none, '--types', 'parrot'])).toThrow(
      "There is no content type 'parrot'.",
    )
    expect(() => runImport(configOf(server), ['x.csv'])).toThrow('Name the content type by --type.')
    await writeFile(join(none, 'x'), '')
    await expect(onContent(configOf(server), exportContent(none))).rejects.toThrow('is not empty.')
  })
})
