import { describe, expect, it } from '@effect/vitest'
import { Schema } from 'effect'
import { roles } from '#domain/access/role.ts'
import { entryKey, readSignedInUser } from '#domain/sign-in/session/signed-in-user.ts'

const entry = { id: '1', name: 'Layla Mansoor', email: 'layla@sahilan.example', role: 'Admin' } as const

describe('the stored entry', () => {
  it('[G8] has the key `entry`', () => {
    expect(entryKey).toBe('entry')
  })

  it('[G8] is read as it was stored', () => {
    expect(readSignedInUser(JSON.stringify(entry))).toEqual(entry)
  })

  it('[G8] has at least a role', () => {
    expect(readSignedInUser('{ "role": "Hr" }')).toEqual({ id: '', name: '', email: '', role: 'Hr' })
  })

  it('has a language only if one was chosen', () => {
    const chosen = { ...entry, language: 'ar' }
    expect(readSignedInUser(JSON.stringify(chosen))).toEqual(chosen)
    expect(readSignedInUser(JSON.stringify({ ...entry, language: null }))).toEqual(entry)
  })

  it('has lacksSecondFactor only if it is true', () => {
    const lacking = { ...entry, lacksSecondFactor: true }
    expect(readSignedInUser(JSON.stringify(lacking))).toEqual(lacking)
    for (const other of [false, 'true', 1, null])
      expect(readSignedInUser(JSON.stringify({ ...entry, lacksSecondFactor: other }))).toEqual(entry)
  })

  it('[G8] reads numbers as text, and drops other fields', () => {
    expect(
      readSignedInUser('{ "role": "Hr", "id": 7, "name": {}, "email": null, "token": "secret" }'),
    ).toEqual({
      id: '7',
      name: '',
      email: '',
      role: 'Hr',
    })
  })

  it.each([
    null,
    '',
    'null',
    'true',
    '7',
    '"Admin"',
    '[]',
    '["Admin"]',
    '{}',
    '{',
    '{ "role": "admin" }',
    '{ "role": ["Admin"] }',
    '{ "role": { "toString": 1 } }',
    '{ "id": "1", "role": "Owner" }',
    '{ "__proto__": { "id": "1", "role": "Admin" } }',
    '{ "constructor": { "prototype": { "role": "Admin" } } }',
    '['.repeat(100_000),
  ])('[G8] is null if it is invalid, %#', (json) => {
    expect(readSignedInUser(json)).toBeNull()
  })

  it.prop('never fails to be read', [Schema.Json], ([json]) => {
    const read = readSignedInUser(JSON.stringify(json))
    expect(read === null || roles.includes(read.role)).toBe(true)
  })

  it.prop('never fails to be read, however it is broken', [Schema.String], ([text]) => {
    expect(readSignedInUser(text)).toBeNull()
  })
})
