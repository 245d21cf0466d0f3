import { describe, expect, test } from 'vitest'
import { creationOptions, requestOptions } from '#domain/sign-in/passkeys/passkey-options.ts'
import { maxPasskeys, passkeyNameErrors, passkeyQuotaErrors } from '#domain/sign-in/passkeys/passkey.ts'

describe('[O21] passkeys', () => {
  test('have a name of at most 80 characters', () => {
    expect(passkeyNameErrors(' ')).toEqual({ name: 'Name the passkey.' })
    expect(passkeyNameErrors('x'.repeat(81))).toEqual({ name: 'A name has at most 80 characters.' })
    expect(passkeyNameErrors(` ${'x'.repeat(80)} `)).toEqual({})
  })

  test('are at most ten', () => {
    expect(passkeyQuotaErrors(maxPasskeys - 1)).toEqual({})
    expect(passkeyQuotaErrors(maxPasskeys)).toEqual({ name: 'You have 10 passkeys. Remove one first.' })
  })

  test('are made for one host, found by the device, and used by a verified person only', () => {
    const owner = { id: 'b3duZXI', email: 'mona@example.com', name: 'Mona' }
    const options = creationOptions('sahilan.example', 'challenge', { owner, known: ['a2V5'] })
    expect(options).toMatchObject({
      rp: { id: 'sahilan.example' },
      challenge: 'challenge',
      attestation: 'none',
      timeout: 300_000,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', id: 'a2V5' }],
    })
    expect(requestOptions('sahilan.example', 'challenge')).toEqual({
      rpId: 'sahilan.example',
      challenge: 'challenge',
      timeout: 300_000,
      userVerification: 'required',
    })
  })
})
