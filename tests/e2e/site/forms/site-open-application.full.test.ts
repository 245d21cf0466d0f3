import { beforeAll, expect, test } from 'vitest'
import { withStaff } from '../../admin/admin-staff.ts'
import { findings } from '../../support/axe.ts'
import { applicant, resume } from '../../support/career.ts'
import { mailsIn } from '../../support/inbox.ts'
import { desktop } from '../../support/visit.ts'

const staff = withStaff()
const title = 'Apply without a position'
const received = (lastName: string) => mailsIn(staff.calls().site, 'profile', lastName)

const switchOn = async (openApplication: boolean) => {
  expect((await staff.calls().put('/homepage', { openApplication })).status).toBe(200)
}

beforeAll(() => switchOn(true))

test('[P5] an application without a position is sent from the popup, and staff find it', async () => {
  const { page } = await staff.visit('/career', { viewport: { width: 360, height: 740 } })
  await page.getByRole('link', { name: title }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  expect(await findings(page)).toEqual([])
  const field = (name: string) => dialog.locator(`[name=${name}]`)
  for (const [name, value] of Object.entries({ ...applicant, lastName: 'Openhanded' }))
    await field(name).fill(value)
  await field('location').selectOption('Bahrain')
  await field('resume').setInputFiles(resume())
  await dialog.locator('[type=submit]').click()
  await dialog.getByRole('heading', { name: 'Your application has arrived' }).waitFor()
  await dialog.getByText(/^Thank you, Yara\. We have your application with yara-haddad\.pdf/).waitFor()
  expect(await received('Openhanded')).toMatchObject([{ career_id: '', position: '' }])

  const { page: inbox } = await staff.open('Hr', '/profilemails')
  await inbox.getByLabel('Position').selectOption('Without a position')
  const mails = inbox.getByRole('list', { name: 'Profile mails' })
  await expect.poll(() => mails.getByRole('link').locator('b').allTextContents()).toHaveLength(1)
  await mails.getByText('Without a position').waitFor()
})

test.each([
  ['', title, 'Send application', /^Applications without a position are closed at present\./],
  ['/ar', 'التقديم دون وظيفة محددة', 'إرسال الطلب', /^التقديم دون وظيفة محددة مغلق حالياً\./],
])(
  '[P5] an open popup says that staff have closed it, at %s/career',
  async (prefix, name, send, sentence) => {
    staff.expectMessage('422')
    const { page } = await staff.visit(`${prefix}/career`)
    await page.getByRole('link', { name }).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.waitFor()
    const field = (of: string) => dialog.locator(`[name=${of}]`)
    for (const [of, value] of Object.entries({ ...applicant, lastName: 'Tardy' })) await field(of).fill(value)
    await field('location').selectOption('Bahrain')
    await field('resume').setInputFiles(resume())
    await switchOn(false)
    await dialog.getByRole('button', { name: send }).click()
    await dialog.getByRole('alert').getByText(sentence).waitFor()
    expect(await field('lastName').inputValue()).toBe('Tardy')
    expect(await field('resume').evaluate((file: HTMLInputElement) => file.files?.length)).toBe(1)
    await switchOn(true)
    await dialog.getByRole('button', { name: send }).click()
    await expect.poll(() => received('Tardy')).not.toEqual([])
  },
)

test('[P5] the choice of a position does not stay for an application without one', async () => {
  const { page } = await staff.visit('/career')
  await page.getByRole('link', { name: 'Apply for Solar Field Technician' }).click()
  await page.getByRole('dialog', { name: 'Solar Field Technician' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: title }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  expect(await dialog.locator('[name=careerId]').inputValue()).toBe('')
})

test('[P5] without scripts it is sent from its page, in Arabic too', async () => {
  const { page } = await staff.visit('/ar/career', { ...desktop, javaScriptEnabled: false })
  await page.getByRole('link', { name: 'التقديم دون وظيفة محددة' }).click()
  await page.getByRole('heading', { level: 1, name: 'التقديم دون وظيفة محددة' }).waitFor()
  for (const [name, value] of Object.entries({ ...applicant, lastName: 'Unscripted' }))
    await page.locator(`[name=${name}]`).fill(value)
  await page.locator('[name=location]').selectOption('Bahrain')
  await page.locator('[name=resume]').setInputFiles(resume())
  await page.getByRole('button', { name: 'إرسال الطلب' }).click()
  await page.getByText('وصلنا طلبكم. شكراً لكم.').waitFor()
  expect(await received('Unscripted')).toMatchObject([{ career_id: '', consent: '1-ar-open' }])
})
