import { expect, test } from 'vitest'
import { draftedItem } from '#domain/publishing/drafted-item.ts'

const item = { id: '6', title: 'Live', press: { email: 'press@example.com' }, added: 'Since the draft began' }

test('[W3] a drafted item lacks what its draft has emptied, and keeps the rest', () => {
  const base = { title: 'Live', press: { email: 'press@example.com' } }
  expect(draftedItem(item, { base, fields: { title: 'Drafted' } })).toEqual({
    id: '6',
    title: 'Drafted',
    added: 'Since the draft began',
  })
  expect(draftedItem(item, { base: null, fields: { title: 'New' } })).toEqual({ ...item, title: 'New' })
})
