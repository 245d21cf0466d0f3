import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { askToDelete, heading, withStaff } from '../admin-staff.ts'
import { findingsInThemes } from '../../support/axe.ts'
import { sample } from '../../support/sample.ts'
import { phone } from '../../support/visit.ts'

const staff = withStaff()

const jalboot = 'Jalboot Marine opens a fourth berth at Hidd'

const remove = async (page: Page, name: string, confirm: string) => {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click()
}
const homePage = async (page: Page) => (await page.request.get('/')).text()

test('[L6] [M6] Undo restores a deleted item, also on the site', async () => {
  const { page } = await staff.open('CXTeam', '/NewsList')
  await remove(page, jalboot, 'Delete article')
  await page.getByText('Deleted news successfully').waitFor()
  expect(await homePage(page)).not.toContain(jalboot)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Restored from the trash').waitFor()
  await page.getByRole('row', { name: jalboot }).waitFor()
  expect(await homePage(page)).toContain(jalboot)
})

test('the keyboard restores several items that were deleted together', async () => {
  const { page } = await staff.open('CXTeam', '/OurBrands')
  await page.getByLabel('Select all brands of this page').press('Space')
  const count = await page.getByRole('row').count()
  await askToDelete(page, 'brand', () =>
    page.getByRole('button', { name: 'Delete', exact: true }).press('Enter'),
  )
  const dialog = page.getByRole('alertdialog')
  // What links to the others.
  await dialog.getByText('Looking for links').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: /^Delete \d+ brands$/ }).press('Enter')
  await page.getByText('Deleted brand successfully').waitFor()
  // To the toasts, to the newest one, and to its button.
  for (const key of ['F8', 'Tab', 'Tab']) await page.keyboard.press(key)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo')
  await page.keyboard.press('Enter')
  await page.getByText('Restored from the trash').waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(count)
})

describe('[G9] the trash of each role', () => {
  test('has what the role may edit', async () => {
    const { page } = await staff.open('Admin', '/CareerList')
    const position = page.getByRole('row').nth(1)
    const name = (await position.getByRole('button', { name: /^Delete / }).getAttribute('aria-label')) ?? ''
    await remove(page, name.replace('Delete ', ''), 'Delete position')
    await page.getByText('Deleted career successfully').waitFor()

    const { page: cx } = await staff.open('CXTeam', '/trash?of=career')
    await cx.getByRole('heading', { name: 'Nothing found' }).waitFor()
    const { page: hr } = await staff.open('Hr', '/CareerList')
    await hr.getByRole('main').getByRole('link', { name: 'Trash' }).click()
    await heading(hr, 'Trash').waitFor()
    expect(new URL(hr.url()).search).toBe('?of=career')
    await hr.getByText('Administrator').waitFor()
    await hr.getByRole('button', { name: /^Restore / }).click()
    await hr.getByText('Restored from the trash').waitFor()
    await hr.getByRole('heading', { name: /Nothing found/ }).waitFor()
  })

  test('[G7] the whole activity is for Admin', async () => {
    const { page } = await staff.open('Hr', '/activity')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })
})

test('an admin user is restored once the email is free again', async () => {
  const { page } = await staff.open('Admin', '/AllAdmins')
  await remove(page, 'Omar Sabt', 'Delete admin user')
  await page.getByText('Admin deleted successfully').waitFor()
  const taken = {
    name: 'Other',
    email: 'omar.s@sahilan.example',
    role: 'Hr',
    password: 'a long password of Other',
  }
  const { data } = await staff.calls().post('/adminuser', taken)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page
    .getByText('Another admin has this email by now. Change it there before this one is restored.')
    .waitFor()
  staff.expectMessage('422')
  await staff.calls().delete(`/adminuser/${(data['results'] as { id: string }).id}`)
  await page.goto('/admin/trash?of=account')
  await page.getByRole('button', { name: 'Restore Omar Sabt' }).click()
  await page.getByText('Restored from the trash').waitFor()
  await page.goto('/admin/AllAdmins')
  await page.getByRole('row', { name: /Omar Sabt/ }).waitFor()
  expect(await page.getByRole('row', { name: /Omar Sabt/ }).innerText()).toContain('CXTeam')
})

describe('the history of an item', () => {
  const change = async (page: Page, title: string) => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('row', { name: title }).waitFor()
  }

  test('shows what changed and restores it', async () => {
    const { page } = await staff.open('CXTeam', '/SlidersList')
    const edit = page.getByRole('link', { name: /^Edit / }).first()
    const before = ((await edit.getAttribute('aria-label')) ?? '').replace('Edit ', '')
    await edit.click()
    await heading(page, before).waitFor()
    await change(page, 'Another title')
    await page.getByRole('link', { name: 'Edit Another title' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Version history' }).click()
    await heading(page, 'Version history of slider “Another title”').waitFor()
    expect(await page.getByRole('heading', { name: 'Changed by CXTeam' }).count()).toBe(1)
    expect(await page.getByRole('insertion').allTextContents()).toContain('Added: Another title')

    await page.getByRole('link', { name: 'Edit slider' }).click()
    await change(page, 'A third title')
    await page.goBack()
    await page.goBack()
    await heading(page, 'Version history of slider “A third title”').waitFor()
    await page
      .getByRole('button', { name: /^Restore version/ })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Version restored').waitFor()
    await heading(page, 'Version history of slider “Another title”').waitFor()
    await page.getByRole('link', { name: 'Edit slider' }).click()
    await heading(page, 'Another title').waitFor()
  })

  test('exists for the home page', async () => {
    await staff.calls().put('/homepage', { enquiryTitle: 'Ask us' })
    await staff.calls().put('/homepage', { enquiryTitle: 'Write to us' })
    const { page } = await staff.open('CXTeam', '/HomePage')
    await page.getByRole('main').getByRole('link', { name: 'Version history' }).click()
    await page
      .getByRole('button', { name: /^Restore version/ })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Version restored').waitFor()
    expect((await staff.calls().get('/homepage')).data).toMatchObject({ enquiryTitle: 'Ask us' })
  })
})

test('[A11] the activity is filtered by its address, and shows what changed', async () => {
  await staff.calls().put('/homepage', { newsTitle: 'Lately' })
  const { page } = await staff.open('Admin', '/activity?kind=updated&of=homePage')
  await page
    .getByRole('button', { name: /^Show what changed: Changed home page/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Changed home page' })
  await dialog.getByText('News title').waitFor()
  expect(new URL(page.url()).search).toMatch(/^\?kind=updated&of=homePage&open=\d+$/)
  await page.reload()
  await dialog.getByText('News title').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByLabel('Action').selectOption('signedIn')
  await page.getByRole('combobox', { name: 'What' }).selectOption('')
  await page
    .getByRole('row', { name: /Signed in.*Administrator/ })
    .first()
    .waitFor()
  await page.getByLabel('From').fill('2999-01-01')
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
})

describe('axe finds nothing', () => {
  test('in the trash, a history and what an activity changed', async () => {
    const brands = (await staff.calls().get('/Ourbrands_list')).data['results'] as ReadonlyArray<{
      id: string
    }>
    const id = brands.at(-1)?.id ?? ''
    await staff.calls().put(`/Ourbrands_update/${id}`, { Tittle: 'Renamed' })
    await staff.calls().delete(`/Ourbrands_del/${id}`)
    const { page } = await staff.open('Admin', '/trash')
    await page.getByLabel('Select all items of this page').press('Space')
    expect(await findingsInThemes(page)).toEqual([])
    await page.getByRole('link', { name: 'Renamed' }).click()
    await page.getByText(/is in the trash/).waitFor()
    expect(await findingsInThemes(page)).toEqual([])
    await page.goto('/admin/activity?of=brand&kind=updated')
    await page
      .getByRole('button', { name: /^Show what changed/ })
      .first()
      .click()
    await page.getByRole('dialog').getByText('Title').waitFor()
    expect(await findingsInThemes(page)).toEqual([])
  })
})

test('no screen is wider than a phone', async () => {
  const { page } = await staff.open('Admin', '/trash', phone)
  const paths = ['/trash', '/activity', '/history?of=homePage&item=1', '/dashboard']
  for (const path of sample(paths, 3)) {
    if (path !== '/trash') await page.goto(`/admin${path}`)
    await page.waitForLoadState('networkidle')
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(over, `${path}, ${width} pixels`).toBeLessThanOrEqual(0)
    }
  }
})
