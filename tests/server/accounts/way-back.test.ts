import { expect, test } from 'vitest'
import { currentCode } from '#tests/support/current-code.ts'
import { adminEmail, adminPassword, startServer } from '#tests/support/server.ts'
import { signingInAt } from '../support/identity-provider.ts'
import { sessionOf } from '../support/provider-sign-in.ts'
import { someAccount } from '../support/some-account.ts'

test('[O20] as a way back only local Admins with a second factor use a password, and the last one stays', async () => {
  const wayBack = { ...signingInAt({ address: 'https://login.example' }), PASSWORD_SIGN_IN: 'way-back' }
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
}, 30_000)
