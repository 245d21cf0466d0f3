import { describe, expect, it } from 'vitest'
import { consent, knownConsent, consentText } from '#domain/privacy/consent.ts'

describe('what visitors are told', () => {
  it('is known by its version, and read by staff as it was shown', () => {
    expect(knownConsent(consent.version)).toBe(consent.version)
    for (const kind of ['enquiries', 'profiles'] as const)
      expect(consentText(kind, consent.version)).toBe(`Version ${consent.version}: ${consent[kind]}`)
  })

  it('was shown like this, so that another text is another version', () => {
    expect(consentText('enquiries', '1')).toBe(
      'Version 1: We keep what you send to answer you, and no longer than that needs. Ask us at any time what we keep of you, or to delete it.',
    )
    expect(consentText('profiles', '1')).toBe(
      'Version 1: We keep your application and résumé to fill this position, and no longer than that needs. Ask us at any time what we keep of you, or to delete it.',
    )
  })

  it.each([undefined, '', '0', 'constructor'])('is nothing where a form says %s', (version) => {
    expect(knownConsent(version)).toBe('')
    expect(consentText('enquiries', version ?? '')).toBe('')
  })
})
