import { describe, expect, it } from 'vitest'
import { consentVersion } from '#domain/privacy/consent.ts'
import { consentText, knownConsent } from '#domain/privacy/consent-texts.ts'
import { forms as arabic } from '#domain/wording/ar/site/forms.ts'
import { forms as english } from '#domain/wording/en/site/forms.ts'

describe('consent texts', () => {
  it.each([
    ['en', english],
    ['ar', arabic],
  ])('[T36] are shown to staff by their version, which names the language %s', (language, { consent }) => {
    const version = consentVersion(language)
    expect(version).toBe(language === 'en' ? '1' : `1-${language}`)
    expect(knownConsent(version)).toBe(version)
    for (const kind of ['enquiries', 'profiles'] as const)
      expect(consentText(kind, version)).toBe(`Version ${version}: ${consent[kind]}`)
  })

  it('never change once they were shown', () => {
    expect(consentText('enquiries', '1')).toBe(
      'Version 1: We keep what you send to answer you, and no longer than that needs. Ask us at any time what we keep of you, or to delete it.',
    )
    expect(consentText('profiles', '1')).toBe(
      'Version 1: We keep your application and résumé to fill this position, and no longer than that needs. Ask us at any time what we keep of you, or to delete it.',
    )
    expect(consentText('enquiries', '1-ar')).toBe(
      'Version 1-ar: نحتفظ بما ترسلونه لنردّ عليكم، ولا نحتفظ به أطول مما يلزم لذلك. يمكنكم في أي وقت أن تسألونا عمّا نحتفظ به عنكم أو أن تطلبوا حذفه.',
    )
    expect(consentText('profiles', '1-ar')).toBe(
      'Version 1-ar: نحتفظ بطلبكم وسيرتكم الذاتية لشغل هذه الوظيفة، ولا نحتفظ بهما أطول مما يلزم لذلك. يمكنكم في أي وقت أن تسألونا عمّا نحتفظ به عنكم أو أن تطلبوا حذفه.',
    )
  })

  it.each([undefined, '', '0', 'constructor'])('are empty for the version %s', (version) => {
    expect(knownConsent(version)).toBe('')
    expect(consentText('enquiries', version ?? '')).toBe('')
  })
})
