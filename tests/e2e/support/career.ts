import type { Page } from 'playwright'

export const position = 'Solar Field Technician'
export const dialog = (page: Page) => page.getByRole('dialog', { name: position })
export const apply = (page: Page) => page.getByRole('link', { name: `Apply for ${position}` })
export const sendButton = (page: Page) => dialog(page).locator('[type=submit]')
export const field = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`)

export const applicant = {
  firstName: 'Yara',
  lastName: 'Haddad',
  email: 'yara@mail.example',
  phone: '39 551 204',
} as const

/** A résumé of at least `bytes` bytes. */
export const resume = (bytes = 2_000) => ({
  name: 'yara-haddad.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(bytes, '% filler\n'),
    Buffer.from('\n%%EOF\n'),
  ]),
})

export const openPopup = async (page: Page) => {
  await apply(page).click()
  await dialog(page).waitFor()
}

/** Fills in all required fields; a test finds its own mail by `lastName`. */
export const fillIn = async (page: Page, lastName: string = applicant.lastName, file = resume()) => {
  for (const [name, value] of Object.entries({ ...applicant, lastName })) await field(page, name).fill(value)
  await field(page, 'location').selectOption('Bahrain')
  await field(page, 'resume').setInputFiles(file)
}

export const arrived = (page: Page) =>
  dialog(page).getByRole('heading', { name: 'Your application has arrived' }).waitFor()
