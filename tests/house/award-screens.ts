/** A test of the planted project: uses the screens of awards. */
export const awardScreens = `
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { award } from '#domain/content/award.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { Contents } from '#ports/content/contents.ts'
import { open, photo } from './admin-open.tsx'

afterEach(cleanup)

it('awards are listed, added, changed and deleted', async () => {
  const office = open({ at: '/AwardList', role: 'CXTeam' })
  const { user, heading, runtime } = office
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  const stored = async () =>
    (await runtime.runPromise(Contents.use((port) => port.list(award)))).items.map(({ title }) => title)

  await heading('Awards')
  const navigation = within(screen.getByRole('navigation', { name: 'Back office' }))
  expect(navigation.getByRole('link', { name: 'Awards' }).getAttribute('aria-current')).toBe('page')
  expect(await screen.findByText('No awards yet')).toBeTruthy()

  await user.click(screen.getByRole('link', { name: 'Add award' }))
  await heading('Add award')
  await press('Add award')
  expect(screen.getByText('Title is required')).toBeTruthy()
  await user.type(screen.getByLabelText('Title'), 'Pearl of the year')
  await user.upload(screen.getByLabelText(/Choose a file/), photo())
  await press('Add award')
  await heading('Awards')
  const row = await screen.findByRole('row', { name: /Pearl of the year/ })
  expect(row.getAttribute('aria-current')).toBe('true')

  await user.click(within(row).getByRole('link', { name: 'Edit Pearl of the year' }))
  await heading('Pearl of the year')
  await user.type(screen.getByLabelText(/^Giver(?!,)/), 'The chamber')
  await press('Save changes')
  await heading('Awards')
  expect(await screen.findByText('The chamber')).toBeTruthy()
  expect(await stored()).toEqual(['Pearl of the year'])

  await press('Delete Pearl of the year')
  await user.click(await screen.findByRole('button', { name: 'Delete award' }))
  await screen.findByText('Deleted award successfully')
  expect(await stored()).toEqual([])
})

it('awards have their texts in Arabic, too', async () => {
  const { user, heading, runtime } = open({ at: '/AddAward', role: 'CXTeam' })
  await heading('Add award')
  await user.type(screen.getByLabelText('Title'), 'Pearl of the year')
  await user.type(screen.getByLabelText('Title, Arabic'), 'لؤلؤة العام')
  await user.upload(screen.getByLabelText(/Choose a file/), photo())
  await user.click(screen.getByRole('button', { name: 'Add award' }))
  await heading('Awards')
  const { items } = await runtime.runPromise(
    Contents.use((port) => port.list(award, {}, allLanguages)),
  )
  expect(items).toMatchObject([{ title: 'Pearl of the year', translations: { ar: { title: 'لؤلؤة العام' } } }])
})
`
