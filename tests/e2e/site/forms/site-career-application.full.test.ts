import { expect, test } from 'vitest'
import { forms } from '#domain/wording/en/site/forms.ts'
import { withStaff } from '../../admin/admin-staff.ts'
import { findings } from '../../support/axe.ts'
import { apply, arrived, dialog, field, fillIn, openPopup, resume, sendButton } from '../../support/career.ts'
import { sentencesBeside } from '../../support/arabic/sentences-beside.ts'
import { slip } from '../../support/enquiry.ts'
import { hydrated } from '../../support/hydrated.ts'
import { mailsIn } from '../../support/inbox.ts'

const staff = withStaff()
const narrow = { viewport: { width: 360, height: 740 } } as const
const received = (lastName: string) => mailsIn(staff.calls().site, 'profile', lastName)

test('[P5] Apply opens the popup before and after hydration, and gets the focus back', async () => {
  const { page, requests } = await staff.visit('/about')
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  await (await hydrated(careers)).click()
  await page.getByRole('heading', { name: '6 open positions' }).waitFor()
  expect(requests.filter((request) => /^GET \/(?:about|career)/.test(request))).toEqual(['GET /about'])
  await openPopup(page)
  expect(await dialog(page).getByText('Dhuha Energy, Sitra, Bahrain').isVisible()).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await apply(page).evaluate((link) => link === document.activeElement)).toBe(true)
  expect(new URL(page.url()).search).toBe('')
})

test('[P5] shows what is required, and focuses the first field', async () => {
  const { page } = await staff.visit('/career', narrow)
  await openPopup(page)
  await sendButton(page).click()
  await expect
    .poll(() => sentencesBeside(dialog(page)))
    .toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Location is required',
      'Résumé is required',
    ])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName')
  await field(page, 'resume').setInputFiles({ ...resume(), name: 'me.png' })
  await expect.poll(() => sentencesBeside(dialog(page))).toContain('Choose a PDF or Word (.docx) file')
  expect(await findings(page)).toEqual([])
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('[P5] [A10] [C24] shows a reference by which Hr finds the application and résumé', async () => {
  const { page } = await staff.visit('/career')
  await openPopup(page)
  await fillIn(page, 'Acknowledged')
  const sent = page.waitForRequest((request) => request.url().endsWith('/profile_mail'))
  await sendButton(page).click()
  expect((await sent).headers()['idempotency-key']).toMatch(/.{16,}/)
  await arrived(page)
  const reference = await slip(page).reference.innerText()
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('draft-application'))).toBeNull()

  const [mail] = await received('Acknowledged')
  expect(reference).toBe(mail?.['reference'])
  expect(mail).toMatchObject({
    position: 'Solar Field Technician',
    resumeName: 'yara-haddad.pdf',
    status: 'new',
  })
  const file = await staff.calls().get(`/profile_mail/${mail?.['id']}/resume`)
  expect(file.text).toBe(resume().buffer.toString())

  const { page: inbox } = await staff.open('Hr', `/profilemails?q=${mail?.['reference']}`)
  await inbox.getByText('Yara Acknowledged').first().click()
  const reader = inbox.getByRole('article', { name: 'Mail of Yara Acknowledged' })
  await reader.waitFor()
  expect(await reader.innerText()).toContain(mail?.['reference'])
  expect(await reader.innerText()).toContain('yara-haddad.pdf')
})

test('[P5] shows the progress, sends behind a closed popup, and opens it when sent', async () => {
  const { page } = await staff.visit('/career')
  await openPopup(page)
  await fillIn(page, 'Progress', resume(3_000_000))
  const network = await page.context().newCDPSession(page)
  const kilobyte = 1024
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 500 * kilobyte,
  })
  await sendButton(page).click()
  await page.getByRole('button', { name: 'Submitting...' }).waitFor()
  const bar = dialog(page).getByRole('progressbar')
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'))
  await bar.waitFor()
  await page.waitForFunction(
    () => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')) > 5,
  )
  expect(await percent()).toBeLessThan(100)
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await arrived(page)
  expect(await received('Progress')).toHaveLength(1)
})

test('[P5] a lost response and a second press make one application', async () => {
  const { page } = await staff.visit('/career')
  await openPopup(page)
  await fillIn(page, 'Lostanswer')
  let tries = 0
  await page.route('**/profile_mail', async (route) => {
    tries += 1
    await route.fetch()
    await route.abort()
  })
  await sendButton(page).dblclick()
  await dialog(page).getByText('Failed to submit').waitFor()
  staff.expectMessage('ERR_FAILED')
  expect(tries).toBe(1)
  await page.unroute('**/profile_mail')
  await sendButton(page).click()
  await arrived(page)
  expect(await received('Lostanswer')).toHaveLength(1)
})

test('[P5] restores typed text after a reload', async () => {
  const { page } = await staff.visit('/career')
  await openPopup(page)
  await fillIn(page, 'Reloaded')
  await page.reload()
  await openPopup(page)
  expect(await field(page, 'lastName').inputValue()).toBe('Reloaded')
  expect(await field(page, 'location').inputValue()).toBe('Bahrain')
})

test('[P5] waits offline with its file, and sends once', async () => {
  const { page } = await staff.visit('/career', narrow)
  await openPopup(page)
  await fillIn(page, 'Offline')
  await page.context().setOffline(true)
  await sendButton(page).click()
  await page.getByText(forms.application.waiting).waitFor()
  staff.expectMessage('ERR_INTERNET_DISCONNECTED')
  expect(await findings(page)).toEqual([])
  await page.context().setOffline(false)
  await arrived(page)
  expect(await received('Offline')).toMatchObject([{ resumeName: 'yara-haddad.pdf' }])
})

test('sends what a bot fills into the hidden field, and the time it took', async () => {
  const { page } = await staff.visit('/career')
  await openPopup(page)
  await fillIn(page, 'Machine')
  await field(page, 'website').evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      const took = body instanceof FormData ? body.get('took') : null
      if (typeof took === 'string') document.body.dataset['took'] = took
      send.call(this, body)
    }
  })
  await sendButton(page).click()
  await arrived(page)
  expect(Number(await page.evaluate(() => document.body.dataset['took']))).toBeGreaterThan(0)
  expect(await received('Machine')).toMatchObject([{ status: 'spam' }])
})
