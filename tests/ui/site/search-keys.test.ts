import { fireEvent } from '@testing-library/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchByKey } from '#ui/boot/search-keys.ts'

let followed = 0

beforeAll(() => {
  document.body.innerHTML = '<a href="#search" data-search>Search</a><textarea></textarea>'
  document.querySelector('a')?.addEventListener('click', () => (followed += 1))
  searchByKey()
})
afterAll(() => document.body.replaceChildren())

test.each([
  ['body', { key: 'k', ctrlKey: true }, 1],
  ['body', { key: 'k', metaKey: true }, 1],
  ['body', { key: 'ن', code: 'KeyK', ctrlKey: true }, 1],
  ['body', { key: 't', code: 'KeyK', ctrlKey: true }, 0],
  ['body', { key: '/' }, 1],
  ['body', { key: 'k' }, 0],
  ['textarea', { key: 'k', ctrlKey: true }, 0],
  ['textarea', { key: 'k', metaKey: true }, 0],
  ['textarea', { key: '/' }, 0],
])('in %s, %o follows the link to the search %d times', (where, key, times) => {
  followed = 0
  fireEvent.keyDown(document.querySelector(where) ?? document.body, key)
  expect(followed).toBe(times)
})
