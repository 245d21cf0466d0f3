import { expect, test } from 'vitest'
import { findingsInThemes } from '../../support/axe.ts'
import { formatted, paragraph, publish, text, toolbar, withArticles } from './articles.ts'

const staff = withArticles()

test('[R5] a text is formatted by keyboard, and each change is announced', async () => {
  const { id } = await staff.add({ Description: 'Start' })
  const page = await staff.edit(id)
  const { keyboard } = page
  const said = (words: string) =>
    expect.poll(() => page.getByRole('status').allTextContents()).toContain(words)
  const pressed = (name: string) =>
    toolbar(page).getByRole('button', { name, exact: true }).getAttribute('aria-pressed')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

  // The library shows its own caret a moment after the focus.
  await text(page).click()
  await keyboard.press('Control+End')
  await keyboard.press('Enter')
  await keyboard.type('## A heading', { delay: 30 })
  await said('Heading 2')
  await keyboard.press('Enter')
  await keyboard.press('Control+b')
  await said('Bold on')
  expect(await pressed('Bold')).toBe('true')
  await keyboard.type('strong')
  await keyboard.press('Control+b')
  await said('Bold off')
  await keyboard.press('Enter')
  await keyboard.type('1. one', { delay: 30 })
  await said('Numbered list')
  await keyboard.press('Enter')
  await keyboard.press('Control+]')
  await said('Level 2')
  await keyboard.type('inner')

  await keyboard.press('Alt+F10')
  expect(await focused()).toBe('Style')
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  expect(await focused()).toBe('Italic')
  await keyboard.press('ArrowLeft')
  expect(await focused()).toBe('Bold')
  await keyboard.press('Home')
  expect(await toolbar(page).locator('[tabindex="0"]').count()).toBe(1)
  await keyboard.press('End')
  expect(await focused()).toBe('Redo')
  await keyboard.press('Escape')
  expect(await text(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await keyboard.press('Tab')
  expect(await text(page).evaluate((element) => element.contains(document.activeElement))).toBe(false)

  expect(await text(page).getAttribute('aria-multiline')).toBe('true')
  const hint = await text(page).getAttribute('aria-describedby')
  expect(await page.locator(`[id="${hint}"]`).innerText()).toContain('Alt F10')
  expect(await findingsInThemes(page)).toEqual([])
  await publish(page)
  expect((await staff.stored(id)).body?.blocks).toEqual([
    paragraph('Start'),
    { type: 'heading', level: 2, text: [{ text: 'A heading' }] },
    { type: 'paragraph', text: [{ text: 'strong', strong: true }] },
    {
      type: 'list',
      ordered: true,
      items: [{ text: [{ text: 'one' }], list: { ordered: true, items: [{ text: [{ text: 'inner' }] }] } }],
    },
  ])
})

test('[R5] an error has the focus, the label and a link to its block', async () => {
  const { id } = await staff.add({ body: formatted })
  const page = await staff.edit(id)
  const data = { fields: { 'body.blocks.1': 'This link cannot be used' } }
  for (const path of ['**/NewsLater_update/*', '**/drafts**'])
    await page.route(path, (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 422, json: { code: 422, message: 'The input is not valid', data } }),
    )
  await text(page).locator('h2').click()
  await page.keyboard.type('More ')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('This link cannot be used').first().waitFor()
  staff.expectMessage('422')
  expect(await text(page).getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('button', { name: 'Show block 2' }).click()
  await page.keyboard.type('Here: ')
  expect(await text(page).locator('p').first().innerText()).toBe('Here: The berth adds quay.')
})

test('[R5] a link is set by keyboard to an item, also to one that is not on the site', async () => {
  const target = await staff.add({ Tittle: 'Dhuha Energy grows', Description: 'Text' })
  const hidden = await staff.add({ Tittle: 'Dhuha Energy hidden', Description: 'Text' })
  await staff.calls().put(`/unpublished/newsArticle/${hidden.id}`, { version: hidden.version })
  const { id } = await staff.add({ Description: 'See more' })
  const page = await staff.edit(id)
  await text(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+Shift+k')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  const search = dialog.getByRole('combobox', { name: 'Find a page' })
  await dialog.getByRole('option').first().waitFor()
  // Orca read the active option instead of the dialog and its field.
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await search.getAttribute('aria-activedescendant')).toBeNull()
  await page.keyboard.type('dhuha energy')
  await dialog.getByRole('option', { name: 'Dhuha Energy hidden Not on the site' }).waitFor()
  expect(await search.getAttribute('aria-activedescendant')).not.toBeNull()
  expect(await findingsInThemes(page)).toEqual([])
  await dialog.getByRole('combobox').fill('energy grows')
  await dialog.getByRole('option', { name: 'Dhuha Energy grows', exact: true }).waitFor()
  await expect.poll(() => dialog.getByRole('option').count()).toBe(1)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await publish(page)
  expect((await staff.stored(id)).body?.blocks).toEqual([
    { type: 'paragraph', text: [{ text: 'See more', link: `item:newsArticle/${target.id}` }] },
  ])
})
