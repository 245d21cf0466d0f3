import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { samplePicture } from '#ui/sample/office/content/sample-picture.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const figures = (length: number) => Array.from({ length }, (_, at) => ({ value: `${at}`, label: 'berths' }))
const section = { id: 'a', kind: 'figures', figures: figures(7) } as const
const items = {
  page: [{ id: '1', title: 'Fleet', address: '/fleet', sections: [section] }],
  brand: [
    {
      title: 'Badgir',
      image: samplePicture('#123456'),
      sector: '',
      figures: figures(3),
      activities: Array.from({ length: 7 }, (_, at) => ({ name: `Port ${at}`, text: '' })),
    },
  ],
}

// Seen failing: up to 60 could be added, and the save was refused.
it.each([
  ['figure', '/EditPage/1', 8, [/^Open .+, section 1$/]],
  ['fact', '/EditOurBrand/1', 4, []],
  ['service', '/EditOurBrand/1', 8, []],
] as const)('adds no %s in %s beyond the bound of %i', async (entry, at, most, toOpen) => {
  const { user } = open({ at, role: 'Admin', items })
  for (const name of toOpen) await user.click(await screen.findByRole('button', { name }))
  const add = `Add ${entry}`
  await user.click(await screen.findByRole('button', { name: add }))
  expect(screen.getAllByRole('button', { name: new RegExp(`^Remove ${entry}`) })).toHaveLength(most)
  expect(screen.queryByRole('button', { name: add })).toBeNull()
  await user.click(screen.getByRole('button', { name: `Remove ${entry} 1` }))
  expect(screen.getByRole('button', { name: add })).toBeTruthy()
})
