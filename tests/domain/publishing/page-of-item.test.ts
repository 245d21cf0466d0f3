import { expect, it } from 'vitest'
import { pageOfItem } from '#domain/publishing/page-of-item.ts'

it.each([
  [{ subject: 'newsArticle', itemId: '7' }, {}, '/newsinsights/7'],
  [{ subject: 'newsArticle', itemId: '' }, {}, '/newsinsights/new'],
  [{ subject: 'newsArticle', itemId: '', draftId: '12' }, {}, '/newsinsights/new-12'],
  [{ subject: 'brand', itemId: '7' }, { title: 'Badgir' }, '/'],
  [{ subject: 'brand', itemId: '7' }, { summary: 'Estates' }, '/companies/7'],
  [{ subject: 'brand', itemId: '' }, { summary: 'Estates' }, '/'],
  [{ subject: 'teamMember', itemId: '7' }, { description: 'One' }, '/about'],
  [{ subject: 'teamMember', itemId: '7' }, { description: 'One\n\nTwo' }, '/people/7'],
  [{ subject: 'page', itemId: '' }, { address: '/privacy' }, '/privacy'],
  [{ subject: 'page', itemId: '7' }, {}, '/'],
  [{ subject: 'page', itemId: '7' }, { address: 'priv' }, '/'],
  [{ subject: 'career', itemId: '7' }, {}, '/career'],
  [{ subject: 'slider', itemId: '7' }, {}, '/'],
] as const)('%j with %j is shown on %s', (ref, fields, path) => {
  expect(pageOfItem(ref, fields)).toBe(path)
})
