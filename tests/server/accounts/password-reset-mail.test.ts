import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseFile } from '#server/config/data-folder.ts'
import { startMailServer, type MailServer } from '#tests/support/mail/mail-server.ts'
import { adminEmail, startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { someAccount } from '../support/calls/some-account.ts'

let mails: MailServer
let server: TestServer

beforeAll(async () => {
  mails = await startMailServer()
  server = await startServer({
    PUBLIC_URL: 'https://sahilan.example',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Sahilan <site@sahilan.example>',
  })
})
afterAll(async () => {
  await server.stop()
  await mails.stop()
})
beforeEach(() => {
  mails.received.splice(0)
})

const ask = (email: string, headers = {}) => server.visitor().post('/password_reset', { email }, { headers })
const link = /https:\/\/sahilan\.example\/admin\/reset#([\w-]{22})/
const mailed = async (email: string) => {
  await vi.waitFor(() => expect(mails.received.flatMap(({ to }) => to)).toContain(email), { timeout: 5_000 })
  return mails.received.find(({ to }) => to.includes(email))
}

describe('with mail', () => {
  test('a requested link is mailed, and sets the password', async () => {
    const { email } = await someAccount(server, 'forgetful')
    expect(await server.visitor().get('/password_reset')).toMatchObject({
      data: { results: { byMail: true } },
    })
    expect(await ask(email, { 'x-forwarded-host': 'evil.example' })).toMatchObject({ status: 200 })
    const mail = await mailed(email)
    const [, token = ''] = link.exec(mail?.body ?? '') ?? []
    expect(mail?.body).not.toContain('evil.example')
    expect([...(mail?.headers ?? [])].flat().join('\n')).not.toContain(token)
    const newPassword = 'quite another password'
    expect(await server.visitor().put('/password_reset', { token, newPassword })).toMatchObject({
      status: 200,
    })
    expect(await server.visitor().signIn(email, newPassword)).toMatchObject({ status: 200 })
  })

  test('the response does not tell whether an account exists', async () => {
    const { email } = await someAccount(server, 'known')
    const known = await ask(email)
    const unknown = await ask('unknown@example.com')
    expect(unknown.text).toBe(known.text)
    expect(unknown.status).toBe(known.status)
    await mailed(email)
    expect(mails.received.flatMap(({ to }) => to)).toEqual([email])
  })

  // Seen failing with work that starts right after the response.
  test('the account is not revealed from how long the next request takes', async () => {
    const { email } = await someAccount(server, 'timed')
    const database = new DatabaseSync(databaseFile(server.dataDir), { readOnly: true })
    const links = () => database.prepare('select count(*) as links from password_resets').get()
    const before = links()
    await ask(email)
    await ask('unknown@example.com')
    expect(links()).toEqual(before)
    await mailed(email)
    database.close()
  })

  test('an account is mailed three times in a quarter of an hour', async () => {
    const { email } = await someAccount(server, 'flooded')
    for (const address of [email, email.toUpperCase(), ` ${email}`])
      expect(await ask(address)).toMatchObject({ status: 200 })
    const throttled = await ask(email)
    expect(throttled).toMatchObject({ status: 429, code: 429 })
    expect(Number(throttled.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('a link made by an Admin is mailed too', async () => {
    const { id, email } = await someAccount(server, 'helped')
    const { data } = await (await server.as('Admin')).post(`/adminuser/${id}/password_reset`)
    const { address, mailed: isMailed } = data['results'] as { address: string; mailed: boolean }
    expect(isMailed).toBe(true)
    expect((await mailed(email))?.body).toContain(address)
  })

  test('a mail server that hangs delays no response', async () => {
    mails.now('silent')
    expect(await ask(adminEmail)).toMatchObject({ status: 200 })
    mails.now('takes')
  })
})
