import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { picture } from '../../../support/files.ts'
import { sample } from '../../support/sample.ts'
import { heading, withStaff } from '../admin-staff.ts'

const staff = withStaff()

const fill = (page: Page, label: string, text: string) => page.getByLabel(label).first().fill(text)
const choose = async (page: Page, width = 40) =>
  page
    .getByLabel(/Choose (a file|files)/)
    .first()
    .setInputFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer: await picture(width) })
const stored = expect.stringMatching(/^\/media\//)

interface Kind {
  readonly rows: string
  readonly add: string
  readonly button: string
  readonly list: string
  readonly title: string
  readonly call: string
  readonly type: (page: Page) => Promise<void>
  readonly saved: object
}

/** A complete form of each. */
const kinds: ReadonlyArray<Kind> = [
  {
    rows: '[A1] [L12]',
    add: 'AddOurBrand',
    button: 'Add brand',
    list: 'OurBrands',
    title: 'Brands',
    call: '/Ourbrands_list',
    type: async (page) => {
      await fill(page, 'Title', 'Filled')
      await choose(page)
      await fill(page, 'Sector', 'Ports')
    },
    saved: { Tittle: 'Filled', Image: stored, sector: 'Ports' },
  },
  {
    rows: '[A2] [L12]',
    add: 'AddSlider',
    button: 'Add slider',
    list: 'SlidersList',
    title: 'Sliders',
    call: '/slider_list',
    type: async (page) => {
      await fill(page, 'Title', 'Filled')
      await choose(page)
      await fill(page, 'Description', 'A slide')
    },
    saved: { Tittle: 'Filled', Image: stored, Description: 'A slide' },
  },
  {
    rows: '[A3] [L12]',
    add: 'AddHistory',
    button: 'Add slide',
    list: 'OurHistoryList',
    title: 'History',
    call: '/Ourhistory_list',
    type: async (page) => {
      await fill(page, 'Title', 'Filled')
      await fill(page, 'Year', '1979')
      await choose(page)
      await fill(page, 'Description', 'A year')
      await page.getByLabel(/^Background colour/).selectOption('Navy 700')
    },
    saved: { Tittle: 'Filled', Image: stored, Year: '1979', bgColor: '#1A4569', discription: 'A year' },
  },
  {
    rows: '[A5] [L12]',
    add: 'AddTeamMember',
    button: 'Add team member',
    list: 'TeamList',
    title: 'Team',
    call: '/AboutusTeam_list',
    type: async (page) => {
      await fill(page, 'Name', 'Filled')
      await fill(page, 'Designation', 'Pilot')
      await choose(page)
      await fill(page, 'Description', 'At sea')
    },
    saved: { Name: 'Filled', designation: 'Pilot', MemberImage: stored, discription: 'At sea' },
  },
  {
    rows: '[A6] [L10] [L12]',
    add: 'AddPortfolio',
    button: 'Add portfolio item',
    list: 'PortfolioList',
    title: 'Portfolio',
    call: '/OurPortfolio_list',
    type: async (page) => {
      await fill(page, 'Title', 'Filled')
      await choose(page, 40)
      await choose(page, 60)
    },
    saved: { Tittle: 'Filled', Images: [{ logoimage: stored }, { logoimage: stored }] },
  },
  {
    rows: '[A7] [L12]',
    add: 'AddCareer',
    button: 'Add position',
    list: 'CareerList',
    title: 'Careers',
    call: '/Career_list',
    type: async (page) => {
      await fill(page, 'Title', 'Filled')
      await fill(page, 'Company', 'Jalboot')
      await fill(page, 'Department', 'Pilots')
      await fill(page, 'Location', 'Hidd')
      await fill(page, 'Employment type', 'Full time')
      await fill(page, 'Experience', '5 years')
      await fill(page, 'Closing date', '2030-12-31')
      await fill(page, 'Description', 'A position')
    },
    saved: {
      title: 'Filled',
      company: 'Jalboot',
      department: 'Pilots',
      location: 'Hidd',
      employmentType: 'Full time',
      experience: '5 years',
      closingDate: '2030-12-31',
      description: 'A position',
    },
  },
]

describe('a list, an add and an edit screen with every field', () => {
  test.each(sample(kinds, 2))('$rows $title', async ({ add, button, list, title, call, type, saved }) => {
    const { page } = await staff.open('Admin', `/${list}`)
    await page.getByRole('link', { name: button, exact: true }).click()
    await heading(page, button).waitFor()
    await type(page)
    expect(new URL(page.url()).pathname).toBe(`/admin/${add}`)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await heading(page, title).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/admin/${list}`)
    const row = page.getByRole('row', { name: /Filled/ })
    expect(await row.getAttribute('aria-current')).toBe('true')
    const { data } = await staff.calls().get(call)
    expect(data['results'] ?? Object.values(data)).toContainEqual(expect.objectContaining(saved))

    await row.getByRole('link', { name: 'Edit Filled' }).click()
    await page
      .getByLabel(/^(Title|Name)/)
      .first()
      .fill('Refilled')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('row', { name: /Refilled/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/admin/${list}`)
  })

  test('[A7] a position is copied from its row and closed at once, and the site follows', async () => {
    const { page } = await staff.open('Hr', '/CareerList')
    const site = () => page.evaluate(async () => (await fetch('/career')).text())
    const first = page.getByRole('link', { name: /^Copy / }).first()
    const copied = `Copy of ${(await first.getAttribute('aria-label'))?.replace('Copy ', '')}`
    await first.press('Enter')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const row = page.getByRole('row', { name: copied })
    expect(await row.getAttribute('aria-current')).toBe('true')
    expect(await site()).toContain(copied)
    const close = row.getByRole('button', { name: `Close ${copied} now` })
    await close.press('Enter')
    await page.getByText('Position closed').waitFor()
    expect(await site()).not.toContain(copied)
    await page.getByRole('button', { name: 'Undo' }).click()
    await close.waitFor()
    expect(await site()).toContain(copied)
  })

  test('[A8] [M10] admin users', async () => {
    const { page } = await staff.open('Admin', '/AllAdmins')
    await page.getByRole('link', { name: 'Add admin user' }).click()
    await fill(page, 'Name', 'Huda')
    await fill(page, 'Email', 'huda@example.com')
    await page.getByLabel('Role').selectOption('Hr')
    await page.getByRole('button', { name: 'Add admin user' }).click()
    await page.getByText('Admin added successfully').waitFor()
    expect(await page.getByLabel('Link', { exact: true }).inputValue()).toContain('/admin/reset#')
    expect(new URL(page.url()).pathname).toBe('/admin/AllAdmins')
    await page.getByRole('link', { name: 'Edit Huda' }).click()
    await page.getByLabel('Role').selectOption('CXTeam')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Admin updated successfully').waitFor()
    expect(await page.getByRole('row', { name: /Huda/ }).innerText()).toContain('CXTeam')
    await page.getByRole('button', { name: 'Delete Huda' }).click()
    await page.getByRole('button', { name: 'Delete admin user' }).click()
    await page.getByText('Admin deleted successfully').waitFor()
    expect(await page.getByRole('row', { name: /Huda/ }).count()).toBe(0)
  })
})

describe('mails', () => {
  test('[A9] the received enquiries, and one of them whole', async () => {
    const { page } = await staff.open('Hr', '/enquirymails')
    const list = page.getByRole('list', { name: 'Enquiry mails' })
    await list.getByRole('listitem').first().waitFor()
    expect(await list.getByRole('listitem').count()).toBe(6)
    await list.getByRole('link', { name: /Fatima Al Suwaidi/ }).click()
    const mail = page.getByRole('article', { name: 'Mail of Fatima Al Suwaidi' })
    await mail.getByText('General Inquiry').waitFor()
    expect(new URL(page.url()).search).toMatch(/^\?open=\d+$/)
    await page.reload()
    await mail.waitFor()
  })

  test('[A10] the received profiles, with their positions', async () => {
    const { page } = await staff.open('Hr', '/profilemails')
    const mail = page.getByRole('article')
    await mail.getByText('Position').waitFor()
    expect(await mail.getByRole('button', { name: /\.(pdf|docx)$/ }).count()).toBe(1)
  })
})

test('[A12] the own account changes its name and password', async () => {
  const { page } = await staff.open('Hr', '/account')
  await page.getByLabel('Name').fill('Renamed')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Account saved.').waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('entry'))).toContain('Renamed')
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password').fill('another long password')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('form').or(page.getByRole('main')).first().getByRole('alert').first().waitFor()
  staff.expectMessage('422')
  expect(await page.getByLabel('New password').inputValue()).toBe('another long password')
})
