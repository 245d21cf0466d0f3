import { expect, test } from 'vitest'
import { formatted, paragraph, publish, text, toolbar, withArticles } from './articles.ts'

const staff = withArticles()

const openArabic = (languages: ReadonlyArray<string>) => staff.calls().put('/homepage', { languages })

test('[R6] Arabic and English stand side by side, each block in its direction', async () => {
  await openArabic(['ar'])
  const { id } = await staff.add({ Description: 'It opens.' })
  const page = await staff.edit(id)
  const arabic = text(page, 'Description, Arabic')
  await arabic.click()
  await page.keyboard.type('يُفتتح الرصيف.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Berth 4 opens.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1. أولاً', { delay: 30 })
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await toolbar(page).getByRole('button', { name: 'Bold' }).click()
  const sides = await arabic.evaluate((element) =>
    [...element.children].map((block) => {
      const { direction, textAlign } = getComputedStyle(block)
      return `${block.localName} ${direction} ${textAlign}`
    }),
  )
  expect(sides).toEqual(['p rtl start', 'p ltr start', 'ol rtl start'])
  await publish(page)
  const { translations } = await staff.stored(id)
  expect(translations?.ar?.body?.blocks).toEqual([
    paragraph('يُفتتح الرصيف.'),
    paragraph('Berth 4 opens.'),
    { type: 'list', ordered: true, items: [{ text: [{ text: 'أولاً', strong: true }] }] },
  ])
  expect(JSON.stringify(translations)).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/u)
})

test('[R6] an Arabic text without formatting is published as plain text', async () => {
  await openArabic(['ar'])
  const { id } = await staff.add({ Description: 'It opens.' })
  const page = await staff.edit(id)
  await text(page, 'Description, Arabic').click()
  await page.keyboard.type('يُفتتح الرصيف.')
  await publish(page)
  const { translations } = await staff.stored(id)
  expect(translations).toEqual({ ar: { Description: 'يُفتتح الرصيف.' } })
})

test('[R6] the English hint of an empty Arabic text stays within its box', async () => {
  await openArabic(['ar'])
  const { id } = await staff.add({ Description: 'It opens.\n\n'.repeat(30) })
  const page = await staff.edit(id)
  const beyond = await text(page, 'Description, Arabic').evaluate((element) => {
    const language = element.closest('[data-gap=missing]')
    return language && language.scrollHeight - language.clientHeight
  })
  expect(beyond).toBe(0)
})

test('[R9] two people who change different blocks both keep their changes', async () => {
  const { id, version } = await staff.add({ body: formatted })
  const page = await staff.edit(id)
  await text(page).locator('h2').click()
  await page.keyboard.press('End')
  await page.keyboard.type(', mine')
  const theirs = formatted.blocks.with(2, paragraph('Theirs'))
  await staff.calls().put(`/NewsLater_update/${id}`, { body: { blocks: theirs }, version })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('while you were editing it').waitFor()
  staff.expectMessage('409')
  await text(page).getByText('Theirs').waitFor()
  await publish(page)
  expect((await staff.stored(id)).body?.blocks).toEqual([
    { type: 'heading', level: 2, text: [{ text: 'Power from the roof, mine' }] },
    ...theirs.slice(1),
  ])
})

test('[R9] two people who change the same block choose', async () => {
  const { id, version } = await staff.add({ body: formatted })
  const page = await staff.edit(id)
  await text(page).locator('p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Mine.')
  const theirs = { blocks: formatted.blocks.with(1, paragraph('Theirs')) }
  await staff.calls().put(`/NewsLater_update/${id}`, { body: theirs, version })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('while you were editing it').waitFor()
  staff.expectMessage('409')
  await page.getByRole('radio', { name: /^Theirs/ }).check()
  await expect.poll(() => text(page).locator('p').first().innerText()).toBe('Theirs')
  await publish(page)
  expect((await staff.stored(id)).body).toEqual(theirs)
})

test('[R11] an item that is opened and saved unchanged stays as it is', async () => {
  const { id } = await staff.add({ Description: 'One\ntwo \n\n\n three' })
  const page = await staff.edit(id)
  const sent: Array<string> = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postData() ?? ''))
  await text(page).click()
  await page.keyboard.press('End')
  expect(await page.getByText('Unsaved').count()).toBe(0)
  await page.getByLabel('Title', { exact: true }).fill('Another title')
  await publish(page)
  const { Description, body } = await staff.stored(id)
  expect([Description, body]).toEqual(['One\ntwo \n\n\n three', undefined])
  expect(sent.filter((json) => json.includes('"body"'))).toEqual([])
})
