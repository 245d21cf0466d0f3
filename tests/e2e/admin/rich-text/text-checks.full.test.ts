import { expect, test } from 'vitest'
import { findingsInThemes } from '../../support/axe.ts'
import { paragraph, publish, text, withArticles } from './articles.ts'

const staff = withArticles()

test('[X5] checks lead to their block, and do not prevent publishing', async () => {
  const Tittle = 'A fourth berth opens at Hidd and takes the deepest ships of the Gulf'
  const blocks = [
    { type: 'heading', level: 3, text: [{ text: 'A quay' }] },
    { type: 'paragraph', text: [{ text: 'Read it ' }, { text: 'here', link: '/about' }] },
  ]
  const { id } = await staff.add({ Tittle, body: { blocks: [...blocks, paragraph('The end.')] } })
  const page = await staff.edit(id)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  const note = page.getByText('Search engines show about 60 characters of a title. This one has 68.')
  expect(await title.getAttribute('aria-describedby')).toContain(await note.getAttribute('id'))
  const checks = page.getByRole('list', { name: 'Before it is published' })
  expect(await checks.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('begins with a small heading'),
    expect.stringContaining('The link “here” does not say where it leads.'),
  ])
  await page.getByText('In search results').press('Enter')
  await page.getByText('A fourth berth opens at Hidd and takes the deepest ships of…').waitFor()
  const found = await findingsInThemes(page)
  // What the checks say, too.
  expect(found.filter((finding) => !finding.includes('heading-order'))).toEqual([])

  await checks.getByRole('button', { name: 'Show block 2' }).press('Enter')
  await page.keyboard.press('Home')
  await page.keyboard.type('Now: ')
  expect(await text(page).locator('p').first().innerText()).toBe('Now: Read it here')
  await publish(page)
  expect((await staff.stored(id)).body?.blocks).toHaveLength(3)

  await page.goto(page.url().replace('NewsList', `EditNews/${id}`))
  await title.fill('A fourth berth')
  await note.waitFor({ state: 'detached' })
})
