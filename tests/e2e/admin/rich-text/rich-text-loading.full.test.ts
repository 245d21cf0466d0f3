import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { formatted, publish, text, toolbar, withArticles } from './articles.ts'

const staff = withArticles()

const editorChunk = '**/load-rich-text-editor-*.js'

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
}
const chunksOf = (name: string) =>
  JSON.parse(readFileSync(`dist/client/.vite/${name}.json`, 'utf8')) as Record<string, Chunk>
const manifest = { ...chunksOf('manifest'), ...chunksOf('admin') }
const withImports = (name: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (!seen.has(name)) {
    seen.add(name)
    for (const needed of manifest[name]?.imports ?? []) withImports(needed, seen)
  }
  return seen
}
const entryOf = (path: string) => {
  const name = Object.keys(manifest).find((key) => key.endsWith(path) || key.startsWith(path))
  if (name === undefined) throw new Error(`The build has no ${path}`)
  return name
}

describe('[R4] the editor', () => {
  test('has at most 80 KB, and comes with no list and no public page', async () => {
    const editor = entryOf('rich-text/load-rich-text-editor.tsx')
    const loadedBefore = withImports(entryOf('admin/screens/editor-views.tsx'))
    const own = [...withImports(editor)].filter((name) => !loadedBefore.has(name))
    const weight = own.reduce(
      (sum, name) =>
        sum + brotliCompressSync(readFileSync(`dist/client/${manifest[name]?.file ?? ''}`)).length / 1024,
      0,
    )
    expect(weight).toBeGreaterThan(40)
    expect(weight).toBeLessThan(80)
    for (const chunk of ['_views-', 'boot/boot.ts', 'hydrate/hydrate.tsx'])
      expect([...withImports(entryOf(chunk))]).not.toContain(editor)
    const { page, requests } = await staff.open('CXTeam', '/NewsList')
    await page.getByRole('table').waitFor()
    await page.waitForLoadState('networkidle')
    expect(requests.filter((request) => request.includes('rich-text'))).toEqual([])
  })

  test('has what was typed before, and the caret', async () => {
    const { page } = await staff.open('CXTeam', '/AddNews')
    await toolbar(page).waitFor()
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(editorChunk, async (route) => {
      await released
      await route.continue()
    })
    await page.reload()
    await page.getByLabel('Description', { exact: true }).pressSequentially('First line\n\nOne three')
    for (let at = 0; at < 5; at++) await page.keyboard.press('ArrowLeft')
    release()
    await toolbar(page).waitFor()
    await page.keyboard.type('two ')
    await expect.poll(() => text(page).locator('p').allInnerTexts()).toEqual(['First line', 'One two three'])
  })

  test('that does not arrive leaves a text area, and is tried again', async () => {
    const { id } = await staff.add({ Description: 'Plain' })
    const { page } = await staff.open('CXTeam', '/dashboard')
    await page.route(editorChunk, (route) => route.abort())
    await page.goto(`/admin/EditNews/${id}`)
    await page.getByText('could not be loaded').waitFor()
    staff.expectMessage('net::ERR_FAILED')
    await page.getByLabel('Description', { exact: true }).fill('Typed without it')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await toolbar(page).waitFor()
    expect(await text(page).innerText()).toBe('Typed without it')
    await publish(page)
    expect(await staff.stored(id)).toMatchObject({ Description: 'Typed without it' })
  })

  test('shows a formatted text to read until it is there', async () => {
    const { id } = await staff.add({ body: formatted })
    const { page } = await staff.open('CXTeam', '/dashboard')
    await page.route(editorChunk, (route) => route.abort())
    await page.goto(`/admin/EditNews/${id}`)
    const area = page.getByLabel('Description', { exact: true })
    await page.getByText('could not be loaded').waitFor()
    staff.expectMessage('net::ERR_FAILED')
    expect(await area.inputValue()).toContain('Power from the roof')
    expect(await area.isEditable()).toBe(false)
    await page.getByLabel('Title', { exact: true }).fill('Another title')
    await publish(page)
    expect((await staff.stored(id)).body).toEqual(formatted)
  })
})
