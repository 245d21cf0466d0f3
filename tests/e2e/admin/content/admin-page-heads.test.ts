import { expect, test } from 'vitest'
import { picture } from '../../../support/files.ts'
import { withStaff } from '../admin-staff.ts'

const staff = withStaff()

test('[S23] visitors see the edited head of a page and a principle in both languages', async () => {
  const { page } = await staff.open('CXTeam', '/HomePage')
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  const about = group('About us')
  for (const [label, text] of [
    ['Title', 'We stayed'],
    ['Title, Arabic', 'بقينا'],
    ['Lead', 'Two shores.'],
    ['Lead, Arabic', 'ساحلان.'],
  ] as const)
    await about.getByLabel(label, { exact: true }).fill(text)
  await page
    .locator('input[type=file][name="pages.about.picture"]')
    .setInputFiles({ name: 'dunes.jpg', mimeType: 'image/jpeg', buffer: await picture(40) })
  const principle = group('Principle 1')
  await principle.getByLabel('Title', { exact: true }).fill('Short words')
  await principle.getByLabel('Title, Arabic', { exact: true }).fill('كلمات قصيرة')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Home page updated successfully').waitFor()
  const { pages } = (await staff.calls().get('/homepage')).data
  expect(Object(pages)['about']).toMatchObject({
    title: 'We stayed',
    picture: expect.stringMatching(/^\/media\//),
  })
  const { page: english } = await staff.visit('/about')
  await english.getByRole('heading', { level: 1, name: 'We stayed' }).waitFor()
  await english.getByRole('heading', { level: 3, name: 'Short words' }).waitFor()
  const { page: arabic } = await staff.visit('/ar/about')
  await arabic.getByRole('heading', { level: 1, name: 'بقينا' }).waitFor()
  await arabic.getByText('ساحلان.', { exact: true }).waitFor()
  await arabic.getByRole('heading', { level: 3, name: 'كلمات قصيرة' }).waitFor()
})
