import { expect, it } from 'vitest'
import { askedPage } from '#domain/sign-in/single-sign-on/asked-page.ts'

it('[O18] leads to a page of the back office, and never to another site', () => {
  for (const page of ['/NewsList', '/NewsList?search=quay', '/EditNews/7']) expect(askedPage(page)).toBe(page)
  for (const elsewhere of [
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    `/${'x'.repeat(2_000)}`,
  ])
    expect(askedPage(elsewhere)).toBe('/dashboard')
})
