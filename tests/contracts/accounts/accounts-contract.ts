import { Effect } from 'effect'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AccountInput } from '#domain/sign-in/account/account.ts'
import type { Accounts } from '#ports/staff/accounts.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

const password = 'a stone in the quay wall'
const input = (name: string, changes: Partial<AccountInput> = {}): AccountInput => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  role: 'Hr',
  password,
  ...changes,
})

/** The first Admin of a store that needs no sign-in. */
export const firstAdmin = {
  name: 'Zz Admin',
  email: 'zz.admin@example.com',
  role: 'Admin',
  lastSignInAt: '2026-11-01T08:00:00.000Z',
} as const

/** Contract of `Accounts`. The first account is an Admin who has signed in before, and is not removed. */
export const accountsContract = (label: string, start: Start<Accounts['Service']>) => {
  describe(`${label}: accounts`, () => {
    const accounts = startedFor('all', start)
    let staying: ReadonlyArray<string> = []
    const add = (name: string, changes?: Partial<AccountInput>) => run(accounts().add(input(name, changes)))

    beforeAll(async () => {
      staying = (await run(accounts().list())).items.map(({ id }) => id)
    })
    beforeEach(async () => {
      const { items } = await run(accounts().list())
      for (const { id } of items) if (!staying.includes(id)) await run(accounts().remove(id))
    })

    const added = async (...parameters: Parameters<Accounts['Service']['list']>) => {
      const { items } = await run(accounts().list(...parameters))
      return items.filter(({ id }) => !staying.includes(id)).map(({ name }) => name)
    }

    it('returns a new account without its password', async () => {
      const account = await add('Mona')
      expect(account).toEqual({
        id: expect.stringMatching(/^[1-9]\d*$/),
        version: 1,
        createdAt: expect.any(String),
        updatedAt: account.createdAt,
        name: 'Mona',
        email: 'mona@example.com',
        role: 'Hr',
        lastSignInAt: '',
      })
      expect(await run(accounts().get(account.id))).toEqual(account)
    })

    it('[T35] stores the e-mail without direction marks', async () => {
      const { email } = await add('Mona', { email: '\u200F mona@example.com\u202C' })
      expect(email).toBe('mona@example.com')
      const second = accounts().add(input('Other', { email: '\u200Emona@example.com' }))
      expect(await failureOf(second)).toMatchObject({ fields: { email: expect.any(String) } })
    })

    it('lists by name, and sorts and searches by other fields', async () => {
      for (const name of ['Salim', 'élodie', 'Ali']) await add(name, { email: `${name.at(-1)}@example.com` })
      expect(await added()).toEqual(['Ali', 'élodie', 'Salim'])
      expect(await added({ sort: '-email', size: 200 })).toEqual(['Salim', 'Ali', 'élodie'])
      expect(await added({ search: 'elod' })).toEqual(['élodie'])
      expect(await added({ search: 'm@exa' })).toEqual(['Salim'])
    })

    it('refuses an e-mail that another account has, whatever its case', async () => {
      await add('First', { email: 'same@example.com' })
      const second = await add('Second')
      const taken = {
        _tag: 'InputRefused',
        fields: { email: 'Another admin has this email' },
      }
      expect(await failureOf(accounts().add(input('Third', { email: ' SAME@example.com ' })))).toMatchObject(
        taken,
      )
      expect(await failureOf(accounts().update(second.id, { email: 'Same@Example.com' }))).toMatchObject(
        taken,
      )
      expect(await run(accounts().update(second.id, { email: 'SECOND@example.com' }))).toMatchObject({
        version: 2,
      })
      expect(await added()).toEqual(['First', 'Second'])
    })

    it('refuses invalid fields with a sentence each', async () => {
      const empty = { name: '', email: '', role: '', password: '' }
      expect(await failureOf(accounts().add(empty))).toMatchObject({
        _tag: 'InputRefused',
        fields: {
          name: 'Name is required',
          email: 'Email is required',
          role: 'Role is required',
          password: 'Password is required',
        },
      })
      expect(await failureOf(accounts().add(input('Short', { password: 'eleven char' })))).toMatchObject({
        fields: { password: expect.stringContaining('12') },
      })
      const { id } = await add('Kept')
      expect(await failureOf(accounts().update(id, { role: 'King' }))).toMatchObject({
        fields: { role: 'Role is required' },
      })
      expect(await run(accounts().get(id))).toMatchObject({ role: 'Hr', version: 1 })
    })

    it('accepts passwords of 128 characters', async () => {
      await add('Long', { password: 'p'.repeat(64) + 'q'.repeat(64) })
      expect(await failureOf(accounts().add(input('Longer', { password: 'p'.repeat(129) })))).toMatchObject({
        fields: { password: expect.stringContaining('128') },
      })
    })

    it('leaves fields that are not sent, and the password if it is empty', async () => {
      const account = await add('Before')
      const updated = await run(accounts().update(account.id, { name: 'After', password: '' }))
      expect(updated).toEqual({ ...account, name: 'After', version: 2, updatedAt: expect.any(String) })
    })

    it('refuses the second of two updates of the same version', async () => {
      const { id, version } = await add('Contested')
      const attempt = (name: string) => Effect.result(accounts().update(id, { name, version }))
      const outcomes = await run(Effect.all([attempt('One'), attempt('Other')], { concurrency: 2 }))
      expect(outcomes.map(({ _tag }) => _tag).toSorted()).toEqual(['Failure', 'Success'])
      const current = await run(accounts().get(id))
      expect(outcomes).toContainEqual(
        expect.objectContaining({ failure: expect.objectContaining({ _tag: 'ItemChanged', current }) }),
      )
    })

    it('returns the first response for the same idempotency key', async () => {
      const key = crypto.randomUUID()
      const first = await run(accounts().add(input('Once'), key))
      expect(await run(accounts().add(input('Once'), key))).toEqual(first)
      expect(await added()).toEqual(['Once'])
    })

    it('removes an account once', async () => {
      const { id } = await add('Gone')
      await run(accounts().remove(id))
      for (const call of [
        accounts().get(id),
        accounts().remove(id),
        accounts().update(id, { name: 'Late' }),
      ]) {
        expect(await failureOf<unknown, unknown>(call)).toMatchObject({
          _tag: 'ItemNotFound',
        })
      }
    })

    it('refuses to remove or demote the last Admin', async () => {
      const [last = ''] = staying
      const refusal = {
        _tag: 'InputRefused',
        fields: { role: expect.stringContaining('last Admin') },
      }
      expect(await failureOf(accounts().remove(last))).toMatchObject(refusal)
      expect(await failureOf(accounts().update(last, { role: 'Hr' }))).toMatchObject(refusal)
      const second = await add('Second', { role: 'Admin' })
      expect(await run(accounts().update(second.id, { role: 'CXTeam' }))).toMatchObject({ role: 'CXTeam' })
      expect(await run(accounts().get(last))).toMatchObject({ role: 'Admin' })
    })

    it('[X6] marks accounts that need approval, and no Admin', async () => {
      const account = await add('Noura', { needsApproval: true })
      expect(account).toMatchObject({ needsApproval: true })
      expect(await run(accounts().update(account.id, { name: 'Noura Ali' }))).toMatchObject({
        needsApproval: true,
      })
      const refused = { _tag: 'InputRefused', fields: { needsApproval: 'An Admin needs no approval' } }
      expect(await failureOf(accounts().update(account.id, { role: 'Admin' }))).toMatchObject(refused)
      const free = await run(accounts().update(account.id, { role: 'Admin', needsApproval: false }))
      expect(free).toMatchObject({ role: 'Admin' })
      expect(free).not.toHaveProperty('needsApproval')
    })

    it('does not count an Admin who has never signed in', async () => {
      const [last = ''] = staying
      await add('Never', { role: 'Admin' })
      expect(await failureOf(accounts().remove(last))).toMatchObject({ _tag: 'InputRefused' })
      expect(await failureOf(accounts().update(last, { role: 'Hr' }))).toMatchObject({ _tag: 'InputRefused' })
    })
  })
}
