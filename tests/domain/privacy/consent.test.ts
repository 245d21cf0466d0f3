import { describe, expect, it } from 'vitest'
import { consent, knownConsent, consentText } from '#domain/privacy/consent.ts'

describe('consent texts', () => {
  it('are shown to staff by their version', () => {
    expect(knownConsent(consent.version)).toBe(consent.version)
    for (const kind of ['enquiries', 'profiles'] as const)
      expect(consentText(kind, consent.version)).toBe(`Version ${consent.version}: ${consent[kind]}`)
  })

  it('never change once they were shown', () => {
    expect(consentText('enquiries', '1')).toBe(
      'Version 1: We keep what you send to answer you, and no longer than that needs. Ask us at any time what we keep of you, or to delete it.',
    )
    expect(consentText('profiles', '1')).toBe(
      'Version 1: We keep your application and résumé to fill this position, and no longer than that needs. Ask us at any time what we keep of you, or to delete it.',
    )
  })

  it.each([undefined, '', '0', 'constructor'])('are empty for the version %s', (version) => {
    expect(knownConsent(version)).toBe('')
    expect(consentText('enquiries', version ?? '')).toBe('')
  })
})
