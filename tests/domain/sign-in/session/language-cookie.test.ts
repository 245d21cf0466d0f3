import { describe, expect, test } from 'vitest'
import { languagesIn } from '#domain/language/language.ts'
import {
  interfaceLanguage,
  languageCookie,
  languageInCookies,
} from '#domain/sign-in/session/language-cookie.ts'

describe('the cookie of the interface language', () => {
  test('is sent with documents of the back office for a year', () => {
    expect(languageCookie('ar')).toBe('admin_language=ar; Path=/admin; SameSite=Lax; Max-Age=31536000')
  })

  test('is read among others', () => {
    const headers = [
      undefined,
      'a=1',
      'admin_language=ar',
      'a=1; admin_language=ar; b=2',
      'x_admin_language=ar',
    ]
    expect(headers.map(languageInCookies)).toEqual([undefined, undefined, 'ar', 'ar', undefined])
  })
})

test('[T50] the interface is in the chosen language, else in the default', () => {
  const shown = (chosen: string | undefined, languages: string) =>
    interfaceLanguage(chosen, languagesIn(languages)).tag
  expect([
    shown('ar', 'en,ar'),
    shown('en', 'ar,en'),
    shown(undefined, 'en,ar'),
    shown(undefined, 'ar,en'),
    shown('ar', 'en'),
    shown('fr', 'en,ar,fr'),
    shown('fr', 'fr,ar'),
    shown('"><script>', 'en,ar'),
  ]).toEqual(['ar', 'en', 'en', 'ar', 'en', 'en', 'en', 'en'])
})
