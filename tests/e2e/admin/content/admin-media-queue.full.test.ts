import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { heading, withStaff } from '../admin-staff.ts'
import { pictureBytes } from './picture-bytes.ts'

const staff = withStaff({})

interface NamedFile {
  readonly name: string
  readonly type: string
  readonly base64: string
}

const fileOf = (name: string, type: string, bytes: Buffer): NamedFile => ({
  name,
  type,
  base64: bytes.toString('base64'),
})

/** 30 files, two of which are no pictures. */
const thirty = async (name: string): Promise<ReadonlyArray<NamedFile>> => [
  ...(await Promise.all(
    Array.from({ length: 28 }, async (_, at) =>
      fileOf(`${name}-${at}.jpg`, 'image/jpeg', await pictureBytes()),
    ),
  )),
  fileOf('logo.svg', 'image/svg+xml', Buffer.from('<svg/>')),
  fileOf('broken.jpg', 'image/jpeg', Buffer.from('no picture')),
]

const open = async () => {
  const { page } = await staff.open('CXTeam', '/media')
  await heading(page, 'Media').waitFor()
  return page
}

/** Drops files on the screen at once, as the system does. */
const drop = (page: Page, files: ReadonlyArray<NamedFile>) =>
  heading(page, 'Media').evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer()
    for (const { name, type, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], name, { type }))
    }
    element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  }, files)

/** Holds each upload until it is released. */
const holding = async (page: Page) => {
  const held: Array<Route> = []
  await page.route('**/pictures', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    held.push(route)
  })
  return {
    held,
    /** Waits until so many are sent, and no more. */
    waitFor: (total: number) => expect.poll(() => held.length).toBe(total),
    release: async () => held.shift()?.continue(),
  }
}

const sending = (page: Page) =>
  page.getByRole('progressbar').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-label')))

// Seen failing with a queue of four lanes, and with one that stops at a refusal.
test('[D6] uploads 30 dropped files three at a time, with what became of each', async () => {
  const page = await open()
  staff.expectMessage('415')
  staff.expectMessage('ERR_FAILED')
  const files = await thirty('quay')
  const uploads = await holding(page)
  await drop(page, files)
  const seen = new Set<string | null>()
  for (let left = 29; left > 0; left -= 1) {
    await uploads.waitFor(Math.min(3, left))
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(Math.min(3, left))
    for (const name of await sending(page)) seen.add(name)
    // The connection breaks once.
    if (left === 20) await uploads.held.shift()?.abort()
    else await uploads.release()
  }
  await page.getByText('27 files are done').waitFor()
  expect(seen).toEqual(
    new Set(files.filter(({ name }) => name !== 'logo.svg').map(({ name }) => `Upload of ${name}`)),
  )

  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  expect(await row('logo.svg').getByRole('alert').innerText()).toBe(
    'Choose a JPEG, PNG, WebP, AVIF or GIF picture',
  )
  expect(await row('broken.jpg').getByRole('alert').innerText()).not.toBe('')
  const retries = page.getByRole('button', { name: /^Try again: / })
  expect(await retries.count()).toBe(2)
  await retries.and(page.getByRole('button', { name: /quay/ })).click()
  await uploads.waitFor(1)
  await uploads.release()
  await page.getByText('28 files are done').waitFor()
  await page.getByRole('button', { name: 'Try again: broken.jpg' }).click()
  await uploads.waitFor(1)
  await uploads.release()
  await row('broken.jpg').getByRole('alert').waitFor()

  const alt = page.getByRole('textbox', { name: 'What quay-3.jpg shows, English' })
  await alt.fill('A quay')
  await alt.blur()
  await page.getByText('Picture saved').first().waitFor()
})

test('[D6] offers the known picture for the same bytes', async () => {
  const page = await open()
  const bytes = await pictureBytes()
  await drop(page, [fileOf('berth.jpg', 'image/jpeg', bytes)])
  await page.getByText('1 file is done').waitFor()
  await drop(page, [fileOf('copy.jpg', 'image/jpeg', bytes)])
  await page.getByText('You have this one: berth').waitFor()
  await page.getByRole('button', { name: 'Upload anyway' }).click()
  await expect.poll(() => page.getByText('Uploaded,').count()).toBe(2)
})

test('[D6] asks before it is left while something is sent', async () => {
  const page = await open()
  const uploads = await holding(page)
  await drop(page, [fileOf('slow.jpg', 'image/jpeg', await pictureBytes())])
  await page.getByRole('progressbar', { name: 'Upload of slow.jpg' }).waitFor()
  await uploads.waitFor(1)
  await page.getByRole('link', { name: 'Scheduled' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave while pictures are uploading?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(new URL(page.url()).pathname).toBe('/admin/media')
  await page.getByRole('link', { name: 'Scheduled' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await heading(page, 'Scheduled').waitFor()
})

test('[D6] knows after a closed tab what has arrived', async () => {
  const page = await open()
  const files = (await thirty('shore')).filter(({ type }) => type === 'image/jpeg').slice(0, 28)
  const uploads = await holding(page)
  await drop(page, files)
  for (let arrived = 1; arrived <= 10; arrived += 1) {
    await uploads.waitFor(3)
    await uploads.release()
    await page
      .getByText('Uploaded,')
      .nth(arrived - 1)
      .waitFor()
  }
  await uploads.waitFor(3)
  const asked = page.waitForEvent('dialog')
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.accept()
  await closed

  const again = await open()
  const total = async () => (await staff.calls().get('/pictures?q=shore&size=200')).data['total']
  const before = Number(await total())
  // The three that were being sent may have arrived, too.
  expect([10, 11, 12, 13]).toContain(before)
  await drop(again, files)
  await again.getByText('28 files are done').waitFor()
  expect(await again.getByText('You have this one: shore').count()).toBe(before)
  expect(await again.getByText('Uploaded,').count()).toBe(28 - before)
  expect(await total()).toBe(28)
})
