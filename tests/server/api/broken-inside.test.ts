import { DatabaseSync } from 'node:sqlite'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { databaseFile } from '#server/config/data-folder.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { enquiry } from '../support/mail/mails.ts'

const inside = /sqlite|no such table|select |insert |\bat .*\.ts|node_modules|sahilan\.db|effect|stack/i

describe.each(['text', 'json'])('with its log as %s', (format) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ LOG_FORMAT: format })
    await server.as('Admin')
    const database = new DatabaseSync(databaseFile(server.dataDir), { timeout: 5_000 })
    database.exec('drop table careers; drop table enquiries')
    database.close()
  })
  afterAll(() => server.stop())

  // Seen failing with the cause as the message.
  test('a failure is answered without a stack, SQL, path or version', async () => {
    const visitor = server.visitor()
    const responses = [
      await visitor.get('/Career_list'),
      await visitor.get('/Career/1'),
      await visitor.post('/enquiry_mail', enquiry),
      await (await server.as('Admin')).get('/enquiry_mail_list'),
    ]
    for (const { status, code, text, headers } of responses) {
      expect({ status, code }).toEqual({ status: 500, code: 500 })
      expect(text).not.toMatch(inside)
      expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
    }
  })

  // Seen failing with SQL parameters in the cause, and with errors as JSON, which have no stack.
  test('the log has the cause and its stack, and nothing of what was typed', async () => {
    const logged: Array<string> = []
    const record = (...parts: ReadonlyArray<unknown>) => void logged.push(inspect(parts, { depth: 10 }))
    const spies = (['log', 'error', 'warn', 'info'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(record),
    )
    const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      record(String(text))
      return true
    })
    const secret = 'not for the log'
    await server
      .visitor()
      .post('/enquiry_mail', { ...enquiry, message: `${secret}\n2026-01-01 forged line`, lname: secret })
    await server.visitor().signIn('admin@example.com', secret)
    for (const spy of [...spies, written]) spy.mockRestore()
    expect(logged.join('\n')).toContain('no such table')
    expect(logged.join('\n')).toMatch(/\bat .*sqlite-connection\.ts:\d+/)
    expect(logged.join('\n')).not.toMatch(/not for the log|forged line|maryam@example/i)
  })
})
