import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { resultsOf } from '../../../server/support/calls/draft-calls.ts'
import { fileForm } from '../../../support/files.ts'
import { findings } from '../../support/axe.ts'
import { desktop, phone } from '../../support/visit.ts'
import { heading, withStaff } from '../admin-staff.ts'
import { pictureBytes } from './picture-bytes.ts'

const staff = withStaff()

const add = async (name: string) => {
  const form = fileForm('file', new Uint8Array(await pictureBytes()), `${name}.jpg`, 'image/jpeg')
  return resultsOf(await staff.calls().call('POST', '/pictures', { form }))
}

/** Drops or pastes files on an element, as the system does. */
const give = (
  page: Page,
  selector: string,
  event: 'drop' | 'paste',
  name: string,
  bytes: Buffer,
  type: string,
) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, given) => {
        const data = new DataTransfer()
        const content = Uint8Array.from(atob(given.base64), (letter) => letter.charCodeAt(0))
        data.items.add(new File([content], given.name, { type: given.type }))
        const options = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data }
        element.dispatchEvent(
          given.event === 'drop' ? new DragEvent('drop', options) : new ClipboardEvent('paste', options),
        )
      },
      { event, name, type, base64: bytes.toString('base64') },
    )

describe('the media library', () => {
  test('[D8] takes alternative text in both languages, or is decorative', async () => {
    const { id, name } = await add('harbour')
    const { page } = await staff.open('CXTeam', `/media/${String(id)}`)
    await heading(page, String(name)).waitFor()
    await page.getByLabel('English', { exact: true }).fill('A harbour')
    await page.getByLabel('العربية', { exact: true }).fill('ميناء')
    const form = page.locator('form').filter({ hasText: 'Decorative' })
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Picture saved').first().waitFor()
    const stored = async () => resultsOf(await staff.calls().get(`/pictures/${String(id)}`))
    expect(await stored()).toMatchObject({
      alt: 'A harbour',
      translations: { ar: { alt: 'ميناء' } },
      version: 2,
    })
    await page.getByText('Decorative: screen readers skip it').click()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await stored())['decorative']).toBe(true)
    await page.goto(new URL('/admin/media?list=without_alt&in=ar&q=harbour', page.url()).href)
    await page.getByText('No matching picture').waitFor()
  })

  test('[D4] has a focal point that keys move and that stays in view', async () => {
    const wide = await sharp({ create: { width: 1_600, height: 400, channels: 3, background: '#BDD8E2' } })
      .png()
      .toBuffer()
    const form = fileForm('file', new Uint8Array(wide), 'wide.png', 'image/png')
    const { id, address } = resultsOf(await staff.calls().call('POST', '/pictures', { form }))
    const { page } = await staff.open('CXTeam', `/media/${String(id)}`)
    const point = page.getByRole('slider', { name: 'Focal point' })
    await point.focus()
    for (let at = 0; at < 4; at += 1) await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowUp')
    const card = page.locator('section').filter({ has: point })
    await card.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Picture saved').first().waitFor()

    await page.goto(new URL('/admin/AddNews', page.url()).href)
    await page.getByLabel('Title', { exact: true }).fill('Cropped around its focus')
    await page.getByLabel('Description', { exact: true }).fill('It is wide.')
    await page.getByRole('button', { name: 'Choose from Media: image' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    await dialog.getByRole('radio', { name: 'wide' }).check()
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await heading(page, 'News').waitFor()
    for (const width of [390, 768, 1440]) {
      const site = await staff.visit('/', { viewport: { width, height: 900 } })
      const shown = site.page.locator(`img[src="${String(address)}"]`).first()
      expect(await shown.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('90% 49%')
    }
  })

  test('[D7] takes dropped and pasted pictures in a field, and refuses drawings', async () => {
    const { page } = await staff.open('CXTeam', '/AddNews')
    const label = 'label:has(input[type=file])'
    await page.locator(label).first().waitFor()
    await give(page, label, 'drop', 'logo.svg', Buffer.from('<svg/>'), 'image/svg+xml')
    await page.getByText(/Choose a JPEG, PNG, WebP, AVIF or GIF picture/).waitFor()
    await give(page, label, 'drop', 'dropped.jpg', await pictureBytes(), 'image/jpeg')
    await page.getByText(/dropped\.jpg/).waitFor()
    expect(await page.getByText(/dropped\.jpg/).isVisible()).toBe(true)
    await give(page, label, 'paste', 'pasted.jpg', await pictureBytes(), 'image/jpeg')
    await page.getByText(/pasted\.jpg/).waitFor()
    expect(await page.getByText(/dropped\.jpg/).count()).toBe(0)
  })

  test('[D7] takes what is dropped and pasted on its screen', async () => {
    const { page } = await staff.open('CXTeam', '/media')
    await page.getByRole('list', { name: 'Media' }).waitFor()
    const list = 'ul[aria-label=Media]'
    await give(page, list, 'drop', 'dropped.jpg', await pictureBytes(), 'image/jpeg')
    await page.getByRole('textbox', { name: 'What dropped.jpg shows, English' }).waitFor()
    await give(page, list, 'paste', 'pasted.jpg', await pictureBytes(), 'image/jpeg')
    await page.getByRole('textbox', { name: 'What pasted.jpg shows, English' }).waitFor()
    const added = page.getByRole('link', { name: /^pasted/ })
    await added.waitFor()
    expect(await added.textContent()).toContain('unused')
  })

  test('[D2] names the places of a used picture, and replaces it', async () => {
    const [from, to] = [await add('former'), await add('newer')]
    await staff.calls().post('/Ourbrands_add', { Tittle: 'Liwan', Image: from['address'], sector: '' })
    const { page } = await staff.open('CXTeam', `/media/${String(from['id'])}`)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alert').getByText('Not deleted: this picture is used in 1 place.').waitFor()
    await page.getByRole('link', { name: 'Liwan' }).waitFor()
    await page.getByRole('button', { name: 'Replace…' }).click()
    await page.getByRole('radio', { name: 'newer' }).check()
    await page.getByRole('button', { name: 'Replace everywhere' }).click()
    await heading(page, 'newer').waitFor()
    await page.getByText('Used in 1 place').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/admin/media/${String(to['id'])}`)
  })

  test('the screens are accessible, on a phone too', async () => {
    const { id } = await add('accessible')
    for (const options of [desktop, phone]) {
      const { page } = await staff.open('CXTeam', '/media', options)
      await page.getByRole('list', { name: 'Media' }).waitFor()
      expect(await findings(page)).toEqual([])
      await page.goto(new URL(`/admin/media/${String(id)}`, page.url()).href)
      await page.getByRole('slider').waitFor()
      expect(await findings(page)).toEqual([])
    }
  })
})
