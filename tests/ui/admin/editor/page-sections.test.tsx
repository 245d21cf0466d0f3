import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { inputRefused } from '#ports/failures.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const long = 'x'.repeat(201)
const sections = [
  { id: 'a', kind: 'quote', text: 'First' },
  { id: 'b', kind: 'quote', text: 'Second', source: 'Huda' },
]
const opened = (options: Partial<Parameters<typeof open>[0]> = {}) =>
  open({
    at: '/EditPage/1',
    role: 'CXTeam',
    items: { page: [{ id: '1', title: 'Policies', address: '/policies', sections }] },
    ...options,
  })
const sectionOf = (field: HTMLElement) => field.closest('[data-section]')?.getAttribute('data-section')

it('[S14] opens the section that the server refuses, with the sentence at its field', async () => {
  const refused = inputRefused({ 'sections.1.source': 'Name a person' })
  const { user } = opened({ behaviour: { failing: { writes: refused } } })
  await user.type(await screen.findByLabelText('Title'), '!')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Name a person')
  const source = screen.getByLabelText('Said by')
  expect([sectionOf(source), source.getAttribute('aria-invalid')]).toEqual(['b', 'true'])
})

it('[S14] keeps a section open that was opened for an error, while it is mended', async () => {
  const tooLong = sections.with(1, { id: 'b', kind: 'quote', text: 'Second', source: long })
  const items = { page: [{ id: '1', title: 'Policies', address: '/policies', sections: tooLong }] }
  const { user } = opened({ items })
  await user.click(await screen.findByRole('button', { name: 'Save changes' }))
  const source = await screen.findByLabelText('Said by')
  await waitFor(() => expect(document.activeElement).toBe(source))
  await user.keyboard('{Backspace}')
  expect([sectionOf(source), document.activeElement]).toEqual(['b', source])
})

it('[S14] keeps the focus at a section that somebody else removed and that is kept', async () => {
  const theirs = { id: '1', version: 2, title: 'Policies', address: '/policies', sections: [sections[0]] }
  const { user } = opened({ behaviour: { failing: { writes: exampleFailures.changed(theirs) } } })
  await user.click(await screen.findByRole('button', { name: 'Open Quote, section 2' }))
  await user.type(screen.getByLabelText('Said by'), '!')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.click(await screen.findByRole('button', { name: 'Keep it' }))
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Quote, section 2$/)
})
