import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleHomePage } from '#ui/sample/office/content/sample-home-page.ts'
import { open } from '../admin-open.tsx'
import { editing, field, group, press, saved, stored } from './home-page-opened.ts'

afterEach(cleanup)

it('[T11] a new entry has no translation of a removed one that shares a text with it', async () => {
  const facts = [
    { value: '9', label: 'companies' },
    { value: '4', label: 'berths', translations: { ar: { label: 'أرصفة' } } },
  ]
  const office = open({ ...editing, homePage: { ...sampleHomePage, facts } })
  await field('Statement')
  await press(office, 'Remove fact 2')
  await press(office, 'Add fact')
  await office.user.type(group('Fact 2').getByLabelText('Value'), '4')
  await office.user.type(group('Fact 2').getByLabelText('Label'), 'ships')
  await press(office, 'Save changes')
  await saved()
  expect((await stored(office, 'all')).facts).toMatchObject([
    { label: 'companies' },
    { value: '4', label: 'ships', translations: {} },
  ])
  expect((await stored(office, 'ar')).facts?.[1]).toMatchObject({ label: 'ships', untranslated: ['label'] })
})
