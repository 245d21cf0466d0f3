import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { formatted, text, toolbar, withArticles } from './articles.ts'

const staff = withArticles()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
const said = (page: Page, words: string) =>
  expect.poll(() => page.getByRole('status').allTextContents()).toContain(words)
const pressed = (page: Page, name: string) =>
  toolbar(page).getByRole('button', { name, exact: true }).getAttribute('aria-pressed')

/** Goes from the text to a tool by keys alone. */
const reach = async (page: Page, name: string) => {
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Home')
  for (let steps = 0; steps < 20 && (await focused(page)) !== name; steps += 1)
    await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toBe(name)
}
/** Presses a tool by keys and returns to the text. */
const use = async (page: Page, name: string) => {
  await reach(page, name)
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe(name)
  await page.keyboard.press('Escape')
  expect(await text(page).evaluate((element) => element === document.activeElement)).toBe(true)
}
const drawn = (page: Page) =>
  text(page).evaluate((element) => element.innerHTML.replaceAll(/ (?:dir|class)="[^"]*"/gu, ''))

/** Moves the caret to the end. In the moment after it is focused, the editor sets its selection again. */
const toEnd = (page: Page) =>
  expect
    .poll(
      async () => {
        const isCaret = await page.evaluate(() => getSelection()?.isCollapsed)
        await page.keyboard.press('Control+End')
        return isCaret
      },
      { interval: 100 },
    )
    .toBe(true)

/** What each tool does by keys, says, and shows as pressed. Each begins with the words of the one before. */
const steps = [
  ['Bold', 'Bold on', 'true', '<p><strong>Quay</strong></p>'],
  ['Bold', 'Bold off', 'false', '<p>Quay</p>'],
  ['Italic', 'Italic on', 'true', '<p><em>Quay</em></p>'],
  ['Italic', 'Italic off', 'false', '<p>Quay</p>'],
  ['Quote', 'Quote', 'true', '<blockquote>Quay</blockquote>'],
  ['Quote', 'Paragraph', 'false', '<p>Quay</p>'],
  ['Numbered list', 'Numbered list', 'true', '<ol><li><p>Quay</p></li></ol>'],
  ['List', 'List', 'true', '<ul><li><p>Quay</p></li></ul>'],
  ['One level higher', 'Paragraph', null, '<p>Quay</p>'],
] as const

/** Tools that have parts of their own below. */
const others = ['Style', 'Link', 'Picture', 'One level deeper', 'Undo', 'Redo']

test('[R5] every tool is reached, announced and left by keys', async () => {
  const { id } = await staff.add({ Description: 'Quay' })
  const page = await staff.edit(id)
  const { keyboard } = page
  const names = await toolbar(page)
    .locator('select, button')
    .evaluateAll((tools) => tools.map((tool) => tool.getAttribute('aria-label')))
  expect(new Set(names)).toEqual(new Set([...others, ...steps.map(([name]) => name)]))

  await text(page).click()
  await keyboard.press('Control+a')
  for (const [name, words, isPressed, html] of steps) {
    await use(page, name)
    await said(page, words)
    expect([name, await pressed(page, name)]).toEqual([name, isPressed])
    expect(await drawn(page)).toBe(html)
    await keyboard.press('Control+a')
  }

  await reach(page, 'Style')
  await keyboard.press('ArrowDown')
  await said(page, 'Heading 2')
  await keyboard.press('ArrowDown')
  await said(page, 'Heading 3')
  await keyboard.press('Escape')
  expect(await drawn(page)).toBe('<h3>Quay</h3>')

  await reach(page, 'Link')
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByRole('radio', { name: 'Address' }).press('Space')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://sahilan.example')
  await keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await said(page, 'Link on')
  expect(await pressed(page, 'Link')).toBe('true')
  await text(page).focus()
  await reach(page, 'Link')
  await keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Remove link' }).press('Enter')
  await said(page, 'Link off')
  expect(await pressed(page, 'Link')).toBe('false')

  await text(page).focus()
  await reach(page, 'Picture')
  await keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Choose a picture' }).waitFor()
  await keyboard.press('Escape')
  await expect.poll(() => text(page).evaluate((element) => element === document.activeElement)).toBe(true)

  await use(page, 'List')
  await toEnd(page)
  await keyboard.press('Enter')
  await keyboard.type('Depth')
  await use(page, 'One level deeper')
  await said(page, 'Level 2')
  await use(page, 'One level higher')
  await said(page, 'Level 1')
  expect(await drawn(page)).toBe('<ul><li><p>Quay</p></li><li><p>Depth</p></li></ul>')
})

test('[R5] undo and redo are announced', async () => {
  const { id } = await staff.add({ Description: 'Quay' })
  const page = await staff.edit(id)
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' four')
  await use(page, 'Undo')
  await said(page, 'Undo')
  expect(await text(page).innerText()).toBe('Quay')
  await use(page, 'Redo')
  await said(page, 'Redo')
  expect(await text(page).innerText()).toBe('Quay four')
})

// Seen failing with each tool setting the selection anew.
test('[R5] what is typed next has every format that was switched on before', async () => {
  const { id } = await staff.add({ Description: 'Quay' })
  const page = await staff.edit(id)
  await text(page).click()
  await page.keyboard.press('Control+End')
  await use(page, 'Bold')
  await use(page, 'Italic')
  await page.keyboard.type(' four')
  expect(await drawn(page)).toBe('<p>Quay<strong><em> four</em></strong></p>')
})

// Orca 43 followed the list when its choice changed, and no longer read the text.
test('[R5] the list of styles names each style; its choice changes with focus only', async () => {
  const { id } = await staff.add({ body: formatted })
  const page = await staff.edit(id)
  const list = toolbar(page).getByRole('combobox', { name: 'Style' })
  const shown = () =>
    list.evaluate((select: HTMLSelectElement) => [select.selectedIndex, select.selectedOptions[0]?.text])
  const value = () => list.evaluate((select: HTMLSelectElement) => select.value)
  await text(page).locator('h2').click()
  await expect.poll(shown).toEqual([expect.any(Number), 'Heading 2'])
  const [choice] = await shown()
  await text(page).locator('p').click()
  await expect.poll(shown).toEqual([choice, 'Paragraph'])
  await text(page)
    .locator('blockquote')
    .click({ position: { x: 60, y: 5 } })
  await expect.poll(shown).toEqual([choice, 'Quote'])

  await list.focus()
  expect([await value(), ...(await shown()).slice(1)]).toEqual(['', 'Quote'])
  await page.keyboard.press('Escape')
  await text(page).locator('h2').click()
  await list.focus()
  expect([await value(), ...(await shown()).slice(1)]).toEqual(['heading2', 'Heading 2'])
  await page.keyboard.press('ArrowDown')
  expect([await value(), ...(await shown()).slice(1)]).toEqual(['heading3', 'Heading 3'])
})

test('[R5] a repeated change is announced again, but not when a dialog closes', async () => {
  const { id } = await staff.add({ Description: 'Quay' })
  const page = await staff.edit(id)
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' one')
  // Another place is another step of undo.
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Old ')
  await page.getByRole('toolbar', { name: 'Format' }).evaluate((tools) => {
    const heard: Array<string> = []
    Object.assign(globalThis, { heard })
    const status = tools.parentElement?.querySelector(':scope > [role=status]')
    if (status)
      new MutationObserver(() => heard.push(status.textContent)).observe(status, { childList: true })
  })
  const announced = () => page.evaluate(() => Reflect.get(globalThis, 'heard') as ReadonlyArray<string>)
  await use(page, 'Bold')
  await use(page, 'Bold')
  await use(page, 'Undo')
  await use(page, 'Undo')
  await expect.poll(announced).toEqual(['Bold on', 'Bold off', 'Undo', 'Undo'])

  await reach(page, 'Link')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Link' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(announced).toEqual(['Bold on', 'Bold off', 'Undo', 'Undo', ''])
})

test('[R5] headings, entries of lists, quotes and links of a text have their roles', async () => {
  const entry = { text: [{ text: 'Depth', link: '/about' }] }
  const list = {
    type: 'list',
    ordered: true,
    items: [{ ...entry, list: { ordered: false, items: [entry] } }],
  }
  const { id } = await staff.add({ body: { blocks: [...formatted.blocks, list] } })
  const page = await staff.edit(id)
  const counted = (role: 'blockquote' | 'link' | 'list' | 'listitem' | 'paragraph') =>
    text(page).getByRole(role).count()
  expect(await text(page).getByRole('heading', { level: 2, name: 'Power from the roof' }).count()).toBe(1)
  expect([
    await counted('blockquote'),
    await counted('list'),
    await counted('listitem'),
    await counted('link'),
    await counted('paragraph'),
  ]).toEqual([1, 2, 2, 2, 3])
})
