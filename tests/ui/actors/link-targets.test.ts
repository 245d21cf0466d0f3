import { expect, it } from 'vitest'
import type { LinkTarget } from '#ui/actors/content/text-actors.ts'
import { office } from './office.ts'

const items = {
  page: [
    { title: 'Sustainability', address: '/sustainability' },
    { title: 'Terms', address: '/terms' },
  ],
}

const found = (typed: string) =>
  new Promise<ReadonlyArray<LinkTarget>>((resolve) => {
    office({ contents: { items } }).actors.staff().texts.findTargets(typed, resolve)
  })

// Seen failing: the dialog said that no page has these words in its title.
it('[S11] a text can link to an own page, which is found by its title', async () => {
  expect(await found('sustain')).toEqual([
    { subject: 'page', link: '/sustainability', title: 'Sustainability', isOnSite: true },
  ])
})
