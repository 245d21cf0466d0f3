import { expect, test } from 'vitest'
import { currentCode } from '#tests/support/back-end/current-code.ts'
import { adminEmail, adminPassword, startServer } from '#tests/support/back-end/server.ts'
import { oidcVariables } from '../support/provider/provider-settings.ts'
import { sessionOf } from '../support/provider/provider-sign-in.ts'
import { addPasskey, publicUrl, signInBy } from '../support/calls/passkey-calls.ts'
import { someAccount } from '../support/calls/some-account.ts'

test('[O20] way-back leaves passwords to local Admins with a second factor', async () => {
  const wayBack = { ...oidcVariables({ address: 'https://login.example' }), PASSWORD_SIGN_IN: 'way-back' }
  await expect(startServer(wayBack)).rejects.toThrow(
    'PASSWORD_SIGN_IN: way-back needs an Admin with a password and a second factor.',
  )
  const first = await startServer()
  const admin = await first.as('Admin')
  const currentPassword = adminPassword
  const offered = await admin.post('/account/second_factor', { currentPassword })
  const { secret } = Object(offered.data['results'])
  await admin.put('/account/second_factor', { code: currentCode(secret) })
  const editor = await someAccount(first, 'an-editor')
  const other = await someAccount(first, 'other-admin', 'Admin')
  await first.close()

  const server = await startServer({ ...wayBack, DATA_DIR: first.dataDir })
  try {
    const login = (email: string, password: string, code?: string) =>
      server.visitor().post('/login', { email, password, code })
    const refused = { status: 401, message: 'This account does not sign in by password. Use single sign-on.' }
    expect(await login(editor.email, editor.password)).toMatchObject(refused)
    expect(await login(other.email, other.password)).toMatchObject(refused)
    expect(await login(editor.email, 'wrong')).toMatchObject({ message: 'Email or password is wrong.' })

    const client = server.visitor()
    const sent = { email: adminEmail, password: adminPassword, code: currentCode(secret, 1) }
    expect(await client.post('/login', sent)).toMatchObject({ status: 200 })
    const { id } = Object(await sessionOf(client))
    const kept = {
      status: 422,
      data: { fields: { role: 'The last Admin can be neither deleted nor demoted' } },
    }
    expect(await client.put(`/adminuser/${id}`, { role: 'Hr' })).toMatchObject(kept)
    expect(await client.delete(`/adminuser/${id}`)).toMatchObject(kept)
    expect(await client.delete(`/adminuser/${id}/second_factor`)).toMatchObject({ status: 422 })
    expect(await client.post('/account/second_factor_off', { currentPassword })).toMatchObject({
      status: 422,
    })
    expect(await client.delete(`/adminuser/${other.id}`)).toMatchObject({ status: 200 })
  } finally {
    await server.stop()
  }
})

test('[O22] way-back counts the passkey of a local Admin, not of others', async () => {
  const address = { PUBLIC_URL: publicUrl }
  const first = await startServer(address)
  const admin = await first.as('Admin')
  const { device, response } = await addPasskey(admin, adminPassword)
  const { id } = Object(response.data['results'])
  const editor = await someAccount(first, 'an-editor')
  const editors = await addPasskey(editor.client, editor.password)
  await first.close()

  const wayBack = { ...oidcVariables({ address: 'https://login.example' }), PASSWORD_SIGN_IN: 'way-back' }
  const server = await startServer({ ...wayBack, ...address, DATA_DIR: first.dataDir })
  try {
    const byPassword = { email: adminEmail, password: adminPassword }
    expect(await server.visitor().post('/login', byPassword)).toMatchObject({ status: 401 })
    expect(await signInBy(server.visitor(), editors.device)).toMatchObject({
      status: 401,
      message: 'This account does not sign in by passkey. Use single sign-on.',
    })
    const client = server.visitor()
    expect(await signInBy(client, device)).toMatchObject({ status: 200 })
    const json = { currentPassword: adminPassword }
    expect(await client.delete(`/account/passkeys/${id}`, { json })).toMatchObject({
      status: 422,
      data: { fields: { currentPassword: 'The last local Admin needs a second factor' } },
    })
    await addPasskey(client, adminPassword, { device, name: 'Another' })
    expect(await client.delete(`/account/passkeys/${id}`, { json })).toMatchObject({ status: 200 })
  } finally {
    await server.stop()
  }
})
