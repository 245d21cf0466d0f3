import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { launchBrowser } from '../../support/launch-browser.ts'
import { launchProduct } from '../../support/launch-product.ts'
import { newFolder } from '../../support/new-folder.ts'
import { adminEmail, adminPassword } from '../../support/people.ts'

let product: Awaited<ReturnType<typeof launchProduct>>
let address: string

beforeAll(async () => {
  const port = await freePort()
  address = `http://localhost:${port}`
  product = await launchProduct(await newFolder(), {
    PORT: String(port),
    PUBLIC_URL: address,
    DEMO_CONTENT: '0',
  })
})
afterAll(() => product.stop())

const open = async (host = address) => {
  const browser = await launchBrowser()
  const page = await (await browser.newContext({ baseURL: host })).newPage()
  await page.goto('/admin')
  return page
}

/** A device in the page's browser, whose person is verified without being asked. */
const addDevice = async (page: Page) => {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return {
    /** Makes it fail to recognize the person. */
    recognizes: (isUserVerified: boolean) =>
      devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('[O21] a passkey is added, named, used and removed with a device', async () => {
  const page = await open()
  const device = await addDevice(page)
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password', { exact: true }).fill(adminPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()

  await page.goto('/admin/account')
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  const form = page.getByRole('dialog', { name: 'Add a passkey' })
  await form.getByLabel('Name').fill('Laptop')
  await form.getByLabel('Your password', { exact: true }).fill(adminPassword)
  await form.getByRole('button', { name: 'Continue' }).click()
  await card.getByText('not used yet').waitFor()
  await card.getByRole('button', { name: 'Rename Laptop' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Office laptop')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await card.getByText('Office laptop').waitFor()

  const signOut = async () => {
    await page.context().clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/admin')
  }
  await signOut()
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await device.recognizes(false)
  await button.click()
  await page.getByText('No passkey was used. Try again.').waitFor()
  await device.recognizes(true)
  await button.click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()

  await page.goto('/admin/account')
  await card.getByText('last used').waitFor()
  await card.getByRole('button', { name: 'Remove Office laptop' }).click()
  const removal = page.getByRole('dialog', { name: 'Remove Office laptop?' })
  await removal.getByLabel('Your password', { exact: true }).fill(adminPassword)
  await removal.getByRole('button', { name: 'Remove' }).click()
  // The page below an open dialog is hidden from roles.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await card.getByText('Office laptop').waitFor({ state: 'detached' })
  await signOut()
  await button.click()
  expect(await page.getByRole('alert').textContent()).toContain('This passkey was not accepted.')
  await page.context().close()
})

test('[O21] no passkey is offered where the page is neither https nor localhost', async () => {
  const page = await open(address.replace('localhost', '127.0.0.1'))
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0)
  await page.context().close()
})
