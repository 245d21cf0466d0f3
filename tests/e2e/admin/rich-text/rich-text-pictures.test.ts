import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { resultsOf } from '../../../server/support/calls/draft-calls.ts'
import { fileForm } from '../../../support/files.ts'
import { findingsInThemes } from '../../support/axe.ts'
import { giveFile, type Given } from '../../support/give-file.ts'
import { jpeg } from '../../support/jpeg.ts'
import { paragraph, publish, text, toolbar, withArticles } from './articles.ts'

const staff = withArticles()

/** Adds a picture to the library, with its words. */
const add = async (name: string, words: object) => {
  const form = fileForm('file', new Uint8Array(await jpeg()), `${name}.jpg`, 'image/jpeg')
  const { id, address } = resultsOf(await staff.calls().call('POST', '/pictures', { form }))
  await staff.calls().put(`/pictures/${String(id)}`, words)
  return { id: String(id), address: String(address) }
}
const usesOf = async (id: string) => resultsOf(await staff.calls().get(`/pictures/${id}`))['uses']

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a picture' })
const isFocused = (page: Page, name?: string) =>
  text(page, name).evaluate((element) => element === document.activeElement)

test('[D8] a picture of the library comes with its words and focal point', async () => {
  const crane = await add('crane', { alt: 'A crane', focus: '30,60' })
  const dhow = await add('dhow', { decorative: true })
  const { id } = await staff.add({ Description: 'Start' })
  const page = await staff.edit(id)
  await text(page).click()
  await page.keyboard.press('Control+End')
  await toolbar(page).getByRole('button', { name: 'Picture' }).click()
  await dialog(page).getByRole('radio', { name: 'crane' }).check()
  expect(await findingsInThemes(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Use this picture' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  const alt = text(page).getByRole('textbox', { name: 'What the picture shows' })
  expect(await alt.inputValue()).toBe('A crane')
  await alt.fill('A crane over the quay')
  await text(page).getByRole('textbox', { name: 'Caption' }).fill('Hidd, October')
  await publish(page)
  const image = { type: 'picture', address: `${crane.address}#focus=30,60`, caption: 'Hidd, October' }
  expect((await staff.stored(id)).body?.blocks).toEqual([
    paragraph('Start'),
    { ...image, alt: 'A crane over the quay' },
  ])
  expect(await usesOf(crane.id)).toMatchObject([{ subject: 'newsArticle', itemId: id, field: 'body' }])

  const again = await staff.edit(id)
  await text(again).locator('img').click()
  await text(again).getByRole('button', { name: 'Choose another' }).click()
  await dialog(again).getByRole('radio', { name: 'dhow' }).check()
  await dialog(again).getByRole('button', { name: 'Use this picture' }).click()
  await publish(again)
  expect((await staff.stored(id)).body?.blocks).toEqual([
    paragraph('Start'),
    { type: 'picture', address: dhow.address, alt: '', decorative: true, caption: 'Hidd, October' },
  ])
  expect(await usesOf(crane.id)).toEqual([])
})

test('[R5] a picture is chosen by keyboard, and the focus returns to the text', async () => {
  await staff.calls().put('/homepage', { languages: ['ar'] })
  const words = { alt: 'A harbour', translations: { ar: { alt: 'ميناء' } } }
  const { address } = await add('a-harbour', words)
  const { id } = await staff.add({ Description: 'It opens.', translations: { ar: { Tittle: 'عنوان' } } })
  const page = await staff.edit(id)
  const arabic = 'Description, Arabic'
  const { keyboard } = page
  await text(page, arabic).click()
  await keyboard.type('يُفتتح.')
  const openByKeys = async () => {
    await keyboard.press('Alt+F10')
    await toolbar(page).getByRole('button', { name: 'Picture' }).focus()
    await keyboard.press('Enter')
    await dialog(page).waitFor()
  }
  await openByKeys()
  await keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(page, arabic)).toBe(true)

  await openByKeys()
  await dialog(page).getByRole('searchbox').focus()
  await keyboard.type('harbour')
  await expect.poll(() => dialog(page).getByRole('radio').count()).toBe(1)
  await dialog(page).getByRole('radio').focus()
  await keyboard.press('Space')
  await dialog(page).getByRole('button', { name: 'Use this picture' }).focus()
  await keyboard.press('Enter')
  await expect.poll(() => isFocused(page, arabic)).toBe(true)
  await keyboard.press('Tab')
  const alt = text(page, arabic).getByRole('textbox', { name: 'What the picture shows' })
  expect(await alt.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await alt.inputValue()).toBe('ميناء')
  await keyboard.press('Escape')
  expect(await isFocused(page, arabic)).toBe(true)
  await publish(page)
  expect((await staff.stored(id)).translations?.ar?.body?.blocks).toEqual([
    paragraph('يُفتتح.'),
    { type: 'picture', address, alt: 'ميناء' },
  ])
})

/** Gives a file to the first paragraph of a text. */
const give = (page: Page, ...given: Given) => giveFile(text(page).locator('p').first(), ...given)

test('[D7] drops and pastes pictures into a text, and refuses other files', async () => {
  const { id } = await staff.add({ Description: 'Start' })
  const page = await staff.edit(id)
  await text(page).click()
  await give(page, 'drop', 'logo.svg', 'image/svg+xml', Buffer.from('<svg/>'))
  await page.getByText('logo.svg').waitFor()
  await page.getByText('Choose a JPEG, PNG, WebP, AVIF or GIF picture').last().waitFor()
  await give(page, 'drop', 'report.pdf', 'application/pdf', Buffer.from('%PDF-'))
  await page.getByText('report.pdf').waitFor()
  expect(await text(page).locator('figure').count()).toBe(0)
  await give(page, 'drop', 'dropped.jpg', 'image/jpeg', await jpeg())
  await expect.poll(() => text(page).locator('figure').count()).toBe(1)
  await give(page, 'paste', 'pasted.jpg', 'image/jpeg', await jpeg())
  await expect.poll(() => text(page).locator('figure').count()).toBe(2)
  await publish(page)
  const { body } = await staff.stored(id)
  const pictures = body?.blocks.filter(({ type }) => type === 'picture')
  expect(pictures).toHaveLength(2)
  for (const picture of pictures ?? [])
    expect(picture).toMatchObject({ address: expect.stringMatching(/^\/media\//u), alt: '' })
})

test('[D7] keeps a picture at the end of a text when more is pasted and typed', async () => {
  const { id } = await staff.add({ Description: 'Start' })
  const page = await staff.edit(id)
  await text(page).click()
  await page.keyboard.press('Control+End')
  for (const figures of [1, 2]) {
    await give(page, 'paste', 'pasted.jpg', 'image/jpeg', await jpeg())
    await expect.poll(() => text(page).locator('figure').count()).toBe(figures)
  }
  await page.keyboard.type('The berth opens.')
  await publish(page)
  expect((await staff.stored(id)).body?.blocks).toMatchObject([
    paragraph('Start'),
    { type: 'picture' },
    { type: 'picture' },
    paragraph('The berth opens.'),
  ])
})

test('[D7] cuts and pastes a picture that was stored while the form was open', async () => {
  const { id } = await staff.add({ Description: 'Start' })
  const page = await staff.edit(id)
  await text(page).click()
  await page.keyboard.press('Control+End')
  const uploaded = page.waitForResponse((response) => response.url().endsWith('/uploads3'))
  await give(page, 'paste', 'pasted.jpg', 'image/jpeg', await jpeg())
  await uploaded
  await expect.poll(() => text(page).locator('progress').count()).toBe(0)
  await text(page).locator('p').first().click()
  for (const key of ['a', 'x', 'v']) await page.keyboard.press(`Control+${key}`)
  await expect.poll(() => text(page).locator('figure').count()).toBe(1)
  await publish(page)
  expect((await staff.stored(id)).body?.blocks).toMatchObject([
    paragraph('Start'),
    { type: 'picture', address: expect.stringMatching(/^\/media\//u) },
  ])
})

test('[D7] a text with a picture that is not stored is not scheduled, and says so', async () => {
  const { id } = await staff.add({ Description: 'Start' })
  const page = await staff.edit(id)
  await page.route('**/uploads3', (route) => route.abort())
  staff.expectMessage('net::ERR_FAILED')
  await give(page, 'paste', 'pasted.jpg', 'image/jpeg', await jpeg())
  await text(page).getByRole('button', { name: 'Try again' }).waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: /^Schedule…/ }).click()
  await page.getByText('A picture was not stored. Try again, or remove it.').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})
