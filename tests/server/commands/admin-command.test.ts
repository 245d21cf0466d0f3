import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAdminLink, readAdminOptions } from '#server/admin/create-admin-link.ts'
import { readConfig } from '#server/config/config.ts'
import { databaseFile } from '#server/config/data-folder.ts'
import { StartRefused } from '#server/config/start-refused.ts'
import { adminEmail, adminPassword, startServer, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

const newPassword = 'quite another password'

const change = (sql: string) => {
  const database = new DatabaseSync(databaseFile(server.dataDir))
  database.exec(sql)
  database.close()
}
const letIn = (words: ReadonlyArray<string>, variables: Readonly<Record<string, string>> = {}) =>
  createAdminLink(
    readConfig({ DATA_DIR: server.dataDir, PUBLIC_URL: server.site, ...variables }),
    readAdminOptions(words),
  )
const useLink = (lines: ReadonlyArray<string>) => {
  const token = lines.flatMap((line) => /\/admin\/reset#([\w-]{22})$/.exec(line)?.[1] ?? [])[0]
  return server.visitor().put('/password_reset', { token, newPassword })
}
const getsIn = async (email: string) => {
  const { data } = await server.visitor().signIn(email, newPassword)
  return data['results']
}

describe('npm run admin', () => {
  test('lets in as an Admin who was one no more, while the server runs', async () => {
    change("update accounts set role = 'Hr'")
    const lines = await letIn([adminEmail.toUpperCase()])
    expect(lines[0]).toContain('had the role Hr and is an Admin now')
    expect(await useLink(lines)).toMatchObject({ code: 200 })
    expect(await getsIn(adminEmail)).toMatchObject({ id: '1', role: 'Admin' })
  })

  // Seen failing with a needed approval that an Admin cannot have.
  test('lets in an account that needed approval', async () => {
    change("update accounts set role = 'CXTeam', needs_approval = 1")
    await useLink(await letIn([adminEmail]))
    expect(await getsIn(adminEmail)).toMatchObject({ id: '1', role: 'Admin' })
  })

  // Seen failing with "This admin no longer exists."
  test.each(['Admin', 'Hr'])('refuses a %s of single sign-on with a sentence', async (role) => {
    change(`update accounts set role = '${role}', issuer = 'https://login.example'`)
    await expect(letIn([adminEmail])).rejects.toThrow(
      new StartRefused(`${adminEmail} signs in by single sign-on. Name another e-mail.`),
    )
  })

  test('adds the account if the e-mail is unknown', async () => {
    await useLink(await letIn(['new@example.com']))
    expect(await getsIn('new@example.com')).toMatchObject({ id: '2', role: 'Admin' })
  })

  test('resets the sign-in limit of the account', async () => {
    for (let tries = 0; tries < 5; tries += 1) await server.visitor().signIn(adminEmail, 'a wrong password')
    expect(await server.visitor().signIn(adminEmail, adminPassword)).toMatchObject({ status: 429 })
    await letIn([adminEmail])
    expect(await server.visitor().signIn(adminEmail, adminPassword)).toMatchObject({ code: 200 })
  })

  test('resets the sign-in limit of a browser that has signed in before', async () => {
    const browser = await server.as('Admin')
    for (let tries = 0; tries < 5; tries += 1) await browser.signIn(adminEmail, 'a wrong password')
    expect(await browser.signIn(adminEmail, adminPassword)).toMatchObject({ status: 429 })
    await letIn([adminEmail])
    expect(await browser.signIn(adminEmail, adminPassword)).toMatchObject({ code: 200 })
  })

  test('keeps the second factor without --without-second-factor', async () => {
    change("update accounts set second_factor = '00'")
    const lines = await letIn([adminEmail])
    expect(lines.at(-1)).toContain('second factor')
    await useLink(await letIn([adminEmail, '--without-second-factor']))
    expect(await getsIn(adminEmail)).toMatchObject({ role: 'Admin' })
  })

  test('is recorded in the activity', async () => {
    await letIn([adminEmail])
    const { data } = await (await server.as('Admin')).get('/activity?kind=resetStarted')
    expect(data['results']).toMatchObject([{ kind: 'resetStarted', title: 'Administrator' }])
  })

  test.each([[[]], [['--help', 'a@example.com']], [['a@example.com', 'b@example.com']], [['nobody']]])(
    'refuses %j with a sentence',
    async (words) => {
      expect(() => readAdminOptions(words)).toThrow(/^Usage: npm run admin -- EMAIL|Invalid email/m)
    },
  )

  test('is refused without data, with other data, and with API_HOST', async () => {
    await expect(letIn([adminEmail], { DATA_DIR: join(server.dataDir, 'none') })).rejects.toThrow(
      'There is no data in',
    )
    await expect(letIn([adminEmail], { API_HOST: 'https://example.com' })).rejects.toThrow('API_HOST')
    change('delete from migrations where migration_id = (select max(migration_id) from migrations)')
    await expect(letIn([adminEmail])).rejects.toThrow('another version')
  })

  test('prints its help with --help and changes nothing', async () => {
    const dataDir = join(server.dataDir, 'none')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['src/server/commands/admin.ts', adminEmail, '--help'],
      { env: { DATA_DIR: dataDir } },
    )
    expect(stdout).toContain('npm run admin -- EMAIL')
    expect(existsSync(dataDir)).toBe(false)
  })
})
