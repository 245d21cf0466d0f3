import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFile } from '#server/config/data-folder.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { adminPassword } from '#tests/support/admin-account.ts'
import { none, quantile, some, within, type Figure } from './support/figure.ts'
import { serverProcess } from './support/server-process.ts'

interface Token {
  readonly id: string
  readonly token: string
}

const makeToken = async (admin: Client): Promise<Token> => {
  const asked = { name: 'CRM', scopes: ['enquiry:read'], currentPassword: adminPassword }
  const { status, data, text } = await admin.post('/api_tokens', asked)
  if (status !== 200) throw new Error(`The token was not made: ${text}`)
  return data['results'] as Token
}

/** Programs read by tokens while another process locks the database for so many milliseconds. */
export const tokensInLockedDatabase = async ({
  duration,
}: {
  readonly duration: number
}): Promise<ReadonlyArray<Figure>> => {
  const server = await serverProcess()
  const database = new DatabaseSync(databaseFile(server.dataDir), { timeout: 10_000 })
  try {
    const admin = await server.admin()
    const tokens = [await makeToken(admin), await makeToken(admin)]
    const read = async ({ token }: Token) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await server.visitor().get('/enquiry_mail_list', { headers })).status
    }
    // Not used yet, so that the first use of each has to be stored.
    database.exec('begin immediate')
    const times: Array<number> = []
    let failed = 0
    for (const end = performance.now() + duration; performance.now() < end; await pause(20))
      for (const token of tokens) {
        const started = performance.now()
        if ((await read(token)) !== 200) failed += 1
        times.push(performance.now() - started)
      }
    database.exec('rollback')
    const unused = () =>
      Number(database.prepare(`select count(*) as n from api_tokens where used_at = ''`).get()?.['n'])
    // A use that could not be stored in its minute is stored in the next one.
    for (const end = performance.now() + 70_000; unused() > 0 && performance.now() < end; await pause(500))
      await Promise.all(tokens.map(read))
    return [
      some(`reads by token while it was locked for ${duration} ms`, times.length, 10),
      none('reads that failed', failed),
      within('a read took, 99 of 100', quantile(times, 0.99), 200),
      none('tokens whose use was not stored afterwards', unused()),
    ]
  } finally {
    database.close()
    await server.stop()
  }
}

/** Tokens are revoked under load, and the server is killed as soon as that is acknowledged. */
export const tokensRevokedInTrouble = async ({
  cycles,
}: {
  readonly cycles: number
}): Promise<ReadonlyArray<Figure>> => {
  const server = await serverProcess()
  try {
    const admin = await server.admin()
    const lasting = await makeToken(admin)
    const revoked = new Set<string>()
    let current = lasting
    let revived = 0
    const done = new AbortController()
    const used: Array<string> = []
    const program = async () => {
      while (!done.signal.aborted) {
        const { token } = current
        const wasRevoked = revoked.has(token)
        const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.0.0.1' }
        const status = await server
          .visitor()
          .get('/enquiry_mail_list', { headers })
          .then(
            (response) => response.status,
            () => 0,
          )
        if (status === 200) used.push(token)
        if (status === 200 && wasRevoked) revived += 1
        await pause(40)
      }
    }
    const programs = Promise.all(Array.from({ length: 4 }, program))
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      current = await makeToken(admin)
      const target = used.length + 4
      while (used.length < target) await pause(10)
      const { status } = await admin.delete(`/api_tokens/${current.id}`)
      if (status === 200) revoked.add(current.token)
      await pause(cycle % 2 === 0 ? 0 : 100)
      await server.signal('SIGKILL')
      await server.startAgain()
    }
    done.abort()
    await programs
    const status = async (token: string) =>
      (await server.visitor().get('/enquiry_mail_list', { headers: { authorization: `Bearer ${token}` } }))
        .status
    let accepted = 0
    for (const token of revoked) if ((await status(token)) === 200) accepted += 1
    return [
      some('tokens revoked before a kill', revoked.size, cycles),
      some('requests by token', used.length, cycles * 4),
      none('requests with a revoked token that succeeded', revived + accepted),
      none(
        'tokens that stopped working without being revoked',
        (await status(lasting.token)) === 200 ? 0 : 1,
      ),
    ]
  } finally {
    await server.stop()
  }
}
