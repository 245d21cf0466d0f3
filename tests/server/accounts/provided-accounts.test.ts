import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { adminPassword } from '#tests/support/back-end/server.ts'
import type { ProviderUser } from '../support/provider/provider-settings.ts'
import {
  callbackIn,
  fromElsewhere,
  locationOf,
  nextNumber,
  sessionOf,
  somebody,
  startWithProvider,
} from '../support/provider/provider-sign-in.ts'
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts'
import { addPasskey, signInBy } from '../support/calls/passkey-calls.ts'
import { someAccount } from '../support/calls/some-account.ts'

let started: Awaited<ReturnType<typeof startWithProvider>>

beforeAll(async () => {
  started = await startWithProvider()
})
afterAll(() => started.stop())

describe('[O19] groups of the provider', () => {
  test('decide the role in the written order', async () => {
    const { client } = await started.signIn(somebody({ groups: ['hr', 'editors', 'others'] }))
    expect(await sessionOf(client)).toMatchObject({ role: 'CXTeam' })
    expect(await client.get('/adminuser')).toMatchObject({ status: 403 })
    const admin = await started.signIn(somebody({ groups: ['hr', 'web-admins'] }))
    expect(await admin.client.get('/adminuser')).toMatchObject({ status: 200 })
  })

  test('open no session if none is mapped, and end the open ones', async () => {
    const stranger = await started.signIn(somebody({ groups: ['visitors'] }))
    expect(stranger.page).toBe('/admin/signed-in?refused=noRole')
    expect(await stranger.client.get('/session')).toMatchObject({ status: 401 })

    const person = somebody()
    const { client } = await started.signIn(person)
    expect(await client.get('/session')).toMatchObject({ status: 200 })
    const again = await started.signIn({ ...person, groups: [] })
    expect(again.page).toBe('/admin/signed-in?refused=noRole')
    expect(await client.get('/session')).toMatchObject({ status: 401 })
  })

  test('end the other sessions by another role, and leave them with the same', async () => {
    const person = somebody()
    const first = await started.signIn(person)
    const second = await started.signIn({ ...person, name: 'Renamed', email: `new-${person.email}` })
    expect(await sessionOf(first.client)).toMatchObject({ name: 'Renamed', email: `new-${person.email}` })
    const third = await started.signIn({ ...person, groups: ['hr'] })
    expect(await first.client.get('/session')).toMatchObject({ status: 401 })
    expect(await second.client.get('/session')).toMatchObject({ status: 401 })
    expect(await sessionOf(third.client)).toMatchObject({ role: 'Hr' })
  })

  test('need no second factor, where the role requires one', async () => {
    const admin = await started.server.as('Admin')
    await admin.put('/second_factor_roles', { roles: ['Hr'] })
    const { client } = await started.signIn(somebody({ groups: ['hr'] }))
    expect(await sessionOf(client)).not.toHaveProperty('lacksSecondFactor')
    await admin.put('/second_factor_roles', { roles: [] })
  })
})

describe('[O20] accounts of the provider', () => {
  test('are never linked by an equal e-mail address', async () => {
    const local = await someAccount(started.server, `local${nextNumber()}`)
    const { page, client } = await started.signIn(somebody({ email: local.email.toUpperCase() }))
    expect(page).toBe('/admin/signed-in?refused=emailTaken')
    expect(await client.get('/session')).toMatchObject({ status: 401 })
    expect(await local.client.get('/session')).toMatchObject({ status: 200 })
  })

  test('have no password, and get none', async () => {
    const person = somebody()
    const { client } = await started.signIn(person)
    const login = (password: string) =>
      started.server.visitor().post('/login', { email: person.email, password })
    expect(await login('')).toMatchObject({ status: 401 })
    expect(await login('a horse of a different colour')).toMatchObject({ status: 401 })
    const admin = await started.server.as('Admin')
    const { id } = Object(await sessionOf(client))
    expect(await admin.post(`/adminuser/${id}/password_reset`)).toMatchObject({ status: 404 })
    expect(
      await client.put('/account', { currentPassword: '', newPassword: 'a lantern on the mast' }),
    ).toMatchObject({ status: 422 })
  })

  test('cannot be edited here, but may be deleted, and come back with the next sign-in', async () => {
    const person = somebody()
    const { client } = await started.signIn(person)
    const { id } = Object(await sessionOf(client))
    const admin = await started.server.as('Admin')
    expect(await admin.get(`/adminuser/${id}`)).toMatchObject({ data: { results: { fromProvider: true } } })
    for (const change of [
      { role: 'Admin' },
      { name: 'x' },
      { email: 'x@example.com' },
      { password: 'a'.repeat(20) },
    ])
      expect(await admin.put(`/adminuser/${id}`, change)).toMatchObject({ status: 422 })
    expect(await client.put('/account', { name: 'Another name' })).toMatchObject({ status: 422 })
    expect(await admin.put(`/adminuser/${id}`, { needsApproval: true, name: 'x' })).toMatchObject({
      status: 422,
    })
    expect(await admin.delete(`/adminuser/${id}`)).toMatchObject({ status: 200 })
    expect(await client.get('/session')).toMatchObject({ status: 401 })
    expect((await started.signIn(person)).page).toContain('to=')
    expect(await admin.put(`/trash/account/${id}`)).toMatchObject({ status: 422 })
  })

  test('[X6] can need approval, which the provider does not know', async () => {
    const person = somebody()
    const { client } = await started.signIn(person)
    const { id } = Object(await sessionOf(client))
    const admin = await started.server.as('Admin')
    expect(await admin.put(`/adminuser/${id}`, { needsApproval: true })).toMatchObject({ status: 200 })
    expect(await client.get('/session')).toMatchObject({ status: 401 })
    const { client: again } = await started.signIn(person)
    expect(await sessionOf(again)).toMatchObject({ id, needsApproval: true })
    expect(await again.post('/NewsLater_add', {})).toMatchObject({ status: 403 })
    // A group made them an Admin.
    const { client: promoted } = await started.signIn({ ...person, groups: ['web-admins'] })
    expect(await sessionOf(promoted)).toMatchObject({ id, role: 'Admin' })
    expect(await sessionOf(promoted)).not.toHaveProperty('needsApproval')
    const { client: demoted } = await started.signIn(person)
    expect(await sessionOf(demoted)).toMatchObject({ id, needsApproval: true })
  })

  test('[X6] get their former approval back with the fields of a former version', async () => {
    const { client } = await started.signIn(somebody())
    const { id } = Object(await sessionOf(client))
    const admin = await started.server.as('Admin')
    await admin.put(`/adminuser/${id}`, { needsApproval: true })
    const { data } = await admin.get(`/adminuser/${id}`)
    const { name, email, role, version } = Object(data['results'])
    const former = { name, email, role, needsApproval: false, version }
    const restored = await admin.put(`/adminuser/${id}`, former)
    expect(restored).toMatchObject({ status: 200, data: { results: { name, fromProvider: true } } })
    expect(Object(restored.data['results'])).not.toHaveProperty('needsApproval')
  })

  test('[O22] have no passkeys', async () => {
    const { client } = await started.signIn(somebody())
    expect(await client.post('/account/passkeys_options', {})).toMatchObject({
      status: 422,
      data: { fields: { currentPassword: 'This account is linked already' } },
    })
  })

  test('make tokens within 15 minutes of their sign-in, without a password', async () => {
    const { client } = await started.signIn(somebody({ groups: ['web-admins'] }))
    const token = { name: 'CRM', scopes: ['brand:read'] }
    expect(await client.post('/api_tokens', token)).toMatchObject({ status: 200 })
  })
})

describe('[O20] a local account', () => {
  const linked = async (
    local: { readonly client: Client; readonly password: string },
    person: ProviderUser,
  ) => {
    const begun = await local.client.post('/oidc/link', { currentPassword: local.password })
    const { address } = Object(begun.data['results'])
    const back = await started.provider.signIn(String(address), person)
    return locationOf(await local.client.get(callbackIn(back), fromElsewhere()))
  }

  test('is linked by its signed-in person with the password, and has none afterwards', async () => {
    const local = await someAccount(started.server, `local${nextNumber()}`)
    const { device } = await addPasskey(local.client, local.password, {
      device: softwareAuthenticator(started.server.url),
    })
    expect(await signInBy(started.server.visitor(), device)).toMatchObject({ status: 200 })
    expect(await local.client.post('/oidc/link', { currentPassword: 'wrong' })).toMatchObject({ status: 422 })
    const person = somebody({ groups: ['hr'] })
    expect(await linked(local, person)).toBe('/admin/signed-in?to=%2Faccount')
    expect(await sessionOf(local.client)).toMatchObject({ id: local.id, role: 'Hr', fromProvider: true })
    const { email } = person
    const login = await started.server.visitor().post('/login', { email, password: local.password })
    expect(login).toMatchObject({ status: 401 })
    expect(await signInBy(started.server.visitor(), device)).toMatchObject({ status: 401 })
    const later = await started.signIn(person)
    expect(await sessionOf(later.client)).toMatchObject({ id: local.id })
    const again = await local.client.post('/oidc/link', { currentPassword: '' })
    expect(again).toMatchObject({ status: 422 })
  })

  test('is not linked to a person who has another account, nor by another session', async () => {
    const person = somebody()
    await started.signIn(person)
    const local = await someAccount(started.server, `local${nextNumber()}`)
    expect(await linked(local, person)).toBe('/admin/signed-in?refused=linkedElsewhere')
    const begun = await local.client.post('/oidc/link', { currentPassword: local.password })
    const { address } = Object(begun.data['results'])
    const back = callbackIn(await started.provider.signIn(String(address), somebody()))
    await local.client.post('/logout')
    expect(locationOf(await local.client.get(back))).toBe('/admin/signed-in?refused=failed')
  })

  test('of the last local Admin stays local', async () => {
    const admin = await started.server.as('Admin')
    expect(
      await linked({ client: admin, password: adminPassword }, somebody({ groups: ['web-admins'] })),
    ).toBe('/admin/signed-in?refused=lastAdmin')
    expect(await admin.get('/session')).toMatchObject({ status: 200 })
  })
})
