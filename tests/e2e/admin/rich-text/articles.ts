import type { Page } from 'playwright'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { uploadPicture } from '../../../support/back-end/server.ts'
import { heading, withStaff } from '../admin-staff.ts'

export interface News {
  readonly id: string
  readonly Description: string
  readonly version: number
  readonly body?: RichText
  readonly translations?: { readonly ar?: { readonly body?: RichText; readonly Description?: string } }
}

export const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Format' })
export const text = (page: Page, name = 'Description') => page.getByRole('textbox', { name, exact: true })

/** Pastes into the text of a form, as the browser does. */
export const paste = (page: Page, data: { readonly html?: string; readonly text?: string }, name?: string) =>
  text(page, name).evaluate((element, { html, text: plain }) => {
    const clipboardData = new DataTransfer()
    if (html !== undefined) clipboardData.setData('text/html', html)
    if (plain !== undefined) clipboardData.setData('text/plain', plain)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)

export const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await heading(page, 'News').waitFor()
}

export const paragraph = (words: string): RichText['blocks'][number] => ({
  type: 'paragraph',
  text: [{ text: words }],
})

export const formatted: RichText = {
  blocks: [
    { type: 'heading', level: 2, text: [{ text: 'Power from the roof' }] },
    paragraph('The berth adds quay.'),
    { type: 'quote', text: [{ text: 'A promise' }], source: 'Huda' },
  ],
}

/** The product of a test file, with articles whose texts are edited. */
export const withArticles = () => {
  const staff = withStaff({})
  return {
    ...staff,
    add: async (values: object): Promise<News> => {
      const Image = await uploadPicture(staff.calls())
      const { data } = await staff
        .calls()
        .post('/NewsLater_add?lang=all', { Tittle: 'A berth', Image, ...values })
      return data['results'] as News
    },
    stored: async (id: string) =>
      (await staff.calls().get(`/NewsLater/${id}?lang=all`)).data['results'] as News,
    /** Opens a form and waits for the editor. */
    edit: async (id: string) => {
      const { page } = await staff.open('CXTeam', `/EditNews/${id}`)
      await toolbar(page).waitFor()
      return page
    },
  }
}
