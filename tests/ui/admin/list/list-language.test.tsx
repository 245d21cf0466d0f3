import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import type { Role } from '#domain/access/role.ts'
import { InputRefused } from '#ports/failures.ts'
import { languageOf, english } from '#domain/language/language.ts'
import { sampleOffice, type SampleOfficeOptions } from '#ui/sample/office/sample-office.tsx'
import { InLanguage } from '#ui/words/office/in-language.tsx'
import { wordsIn } from '#ui/sample/words.ts'
import '#ui/admin/screens/editor-views.tsx'
import '#ui/admin/screens/list-views.tsx'
import '#ui/admin/screens/rarely-used-views.tsx'
import { translated } from './translated-article.ts'

afterEach(cleanup)

const open = (
  at: string,
  behaviour: Behaviour = {},
  role: Role = 'CXTeam',
  deleted: SampleOfficeOptions['deleted'] = [],
) => {
  const items = {
    newsArticle: [translated, { ...translated, title: 'Second cable', translations: {} }],
    brand: [{ title: 'Jalboot', image: 'x', sector: '', translations: { ar: { title: 'جالبوت' } } }],
  }
  const { element } = sampleOffice({ at, role, items, words: wordsIn('ar'), behaviour, deleted })
  render(
    <InLanguage language={languageOf('ar') ?? english} words={wordsIn('ar')}>
      {element}
    </InLanguage>,
  )
}

test('[T53] titles in the trash show in the language of the interface', async () => {
  open('/trash', {}, 'CXTeam', [
    ['newsArticle', '1'],
    ['newsArticle', '2'],
  ])
  expect(await screen.findByRole('link', { name: 'مرسى رابع' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Second cable' })).toBeTruthy()
})

test('[T53] titles show in the language of the interface where there is one', async () => {
  open('/NewsList')
  expect(await screen.findByRole('link', { name: 'مرسى رابع' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Second cable' })).toBeTruthy()
  expect(screen.queryByText('Fourth berth')).toBeNull()
})

test('[T50] a list has its title and its document’s title in Arabic', async () => {
  open('/NewsList')
  expect(await screen.findByRole('heading', { level: 1, name: 'الأخبار' })).toBeTruthy()
  expect(document.title).toContain('الأخبار')
})

test('[T53] the editor’s heading is the translated title', async () => {
  open('/EditNews/1')
  expect(await screen.findByRole('heading', { level: 1, name: 'مرسى رابع' })).toBeTruthy()
})

test.each(['مرسى', 'fourth'])(
  '[T53] [T55] the palette finds %s, and shows the translated title',
  async (typed) => {
    open('/NewsList')
    await screen.findByRole('link', { name: 'مرسى رابع' })
    const user = userEvent.setup()
    await user.keyboard('{Control>}k{/Control}')
    await user.keyboard(typed)
    expect(await screen.findByRole('option', { name: 'مرسى رابع' })).toBeTruthy()
  },
)

test.each([
  ['translated', 'Title has at most 200 characters', 'أقصى طول لحقل «العنوان»: 200', null],
  ['marked as English', 'This title is taken', 'This title is taken', 'en'],
])('[T60] what the server says of a field is %s', async (_, sentence, shown, lang) => {
  const fields = { title: sentence }
  open('/EditNews/2', {
    failing: {
      writes: new InputRefused({ message: 'Some fields need another look.', fields }),
    },
  })
  const user = userEvent.setup()
  const [title] = await screen.findAllByLabelText('العنوان')
  await user.type(title ?? document.body, '!')
  await user.click(screen.getByRole('button', { name: 'نشر' }))
  expect((await screen.findByText(shown)).getAttribute('lang')).toBe(lang)
})

test.each([
  ['/AddPage', 'نشر', 'حقل «العنوان» مطلوب'],
  ['/AddAdmin', 'إضافة مستخدم', 'البريد الإلكتروني مطلوب'],
])('[T60] %s says in Arabic what a form lacks', async (at, save, shown) => {
  open(at, {}, 'Admin')
  await userEvent.setup().click(await screen.findByRole('button', { name: save }))
  expect((await screen.findAllByText(shown)).map(({ lang }) => lang)).not.toContain('en')
})

test('[T53] a form offers the companies of the group by their Arabic names', async () => {
  open('/EditNews/1')
  expect(await screen.findByRole('option', { name: 'جالبوت' })).toBeTruthy()
})
