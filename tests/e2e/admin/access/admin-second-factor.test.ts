import jsQR from 'jsqr'
import sharp from 'sharp'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { passwordOf } from '../../support/people.ts'
import { withStaff } from '../admin-staff.ts'

const staff = withStaff({})

const readCode = async (picture: Locator) => {
  const image = sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test('[O23] a camera reads the key in both themes, and no request has it', async () => {
  const { page, requests } = await staff.open('Hr', '/account')
  const card = page.getByRole('region', { name: 'Second factor' })
  await card.getByLabel('Your password', { exact: true }).fill(passwordOf('Hr'))
  await page.keyboard.press('Enter')
  const code = card.getByRole('img', { name: 'QR code of the key' })
  await code.waitFor()
  const link = await card.getByRole('link').getAttribute('href')
  const key = new URL(link ?? '').searchParams.get('secret') ?? ''
  expect(link).toMatch(/^otpauth:\/\/totp\//u)
  expect((await card.innerText()).replaceAll(/\s/gu, '')).toContain(key)

  for (const colorScheme of ['light', 'dark'] as const)
    for (const dir of ['ltr', 'rtl']) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate((direction) => (document.documentElement.dir = direction), dir)
      expect(await readCode(code)).toBe(link)
    }
  expect(requests.filter((request) => request.includes(key))).toEqual([])
})
