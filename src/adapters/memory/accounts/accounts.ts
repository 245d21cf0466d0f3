import { Effect, Layer } from 'effect'
import { isRole } from '#domain/access/role.ts'
import { accountErrors, type AccountErrors } from '#domain/sign-in/account/account-errors.ts'
import type { Account, AccountInput } from '#domain/sign-in/account/account.ts'
import type { Stored } from '#domain/content/content-type.ts'
import { plainEmail } from '#domain/forms/contact-rules.ts'
import { accountEmailKey } from '#domain/sign-in/account/account-email-key.ts'
import { fold } from '#domain/content/list/search-text.ts'
import { accountSnapshot } from '#domain/history/snapshot-of.ts'
import { changesProvided } from '#domain/sign-in/single-sign-on/provided-fields.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { InputRefused, inputRefused } from '#ports/failures.ts'
import { fromProviderRefused } from '#ports/staff/sign-in/sign-in-failures.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { makeJournal, type Journal } from '../store/journal.ts'
import { compare } from '#domain/content/list/own-order.ts'
import { paged } from '../store/paged.ts'
import { makeTable } from '../store/table.ts'

type Fields = Omit<Account, keyof Stored>

export interface MemoryAccountsOptions extends Behaviour {
  readonly accounts?: ReadonlyArray<Omit<Fields, 'lastSignInAt'> & Partial<Account>>
  /** Records changes, and holds deleted accounts. */
  readonly journal?: Journal
}

const listing = { sortable: ['name', 'email', 'role', 'lastSignInAt'], searched: ['name', 'email'] }

/** Admin users that live as long as the layer. Passwords are checked and not stored. */
export const MemoryAccounts = ({
  accounts = [],
  journal = makeJournal(),
  ...behaviour
}: MemoryAccountsOptions = {}) =>
  Layer.sync(Accounts, () => {
    const table = makeTable<Fields>(
      'admin',
      accounts.map((account) => ({ lastSignInAt: '', ...account })),
    )
    const { read, write } = simulate(behaviour)

    const byName = () => table.rows().toSorted((a, b) => compare(fold(a.name), fold(b.name)))
    const isLastAdmin = ({ id, role }: Account) =>
      role === 'Admin' &&
      !table.rows().some((row) => row.role === 'Admin' && row.id !== id && row.lastSignInAt !== '')
    const isTaken = (email: string, id?: string) =>
      table.rows().some((row) => row.id !== id && accountEmailKey(row.email) === accountEmailKey(email))

    const accepted = (
      input: AccountInput,
      kind: 'add' | 'update',
      before?: Account,
    ): Effect.Effect<Fields, InputRefused> => {
      const errors: AccountErrors = accountErrors(input, kind)
      if (isTaken(input.email, before?.id)) errors.email ??= 'Another admin has this email'
      const { role, needsApproval } = input
      if (!isRole(role) || Object.keys(errors).length > 0) return Effect.fail(inputRefused(errors))
      const lastSignInAt = before?.lastSignInAt ?? ''
      return Effect.succeed({
        name: input.name.trim(),
        email: plainEmail(input.email),
        role,
        lastSignInAt,
        ...(before?.fromProvider && { fromProvider: before.fromProvider }),
        ...(needsApproval && { needsApproval }),
      })
    }

    const record = (
      kind: 'added' | 'updated',
      before: Account | null,
      after: Account,
      hasNewPassword = false,
    ) =>
      journal.changed({
        kind,
        subject: 'account',
        itemId: after.id,
        before: before && accountSnapshot(before),
        after: accountSnapshot(after, hasNewPassword),
        version: after.version,
      })

    return Accounts.of({
      list: (query) => read(paged(byName, query, listing)),
      get: (id) => read(table.get(id)),
      add: (input, key) =>
        write(
          Effect.gen(function* () {
            const existing = new Set(table.rows())
            const account = yield* table.add(
              Effect.suspend(() => accepted(input, 'add')),
              key,
            )
            if (!existing.has(account)) yield* record('added', null, account)
            return account
          }),
        ),
      update: (id, { version, ...change }) =>
        write(
          Effect.gen(function* () {
            const before = yield* table.get(id)
            const account = yield* table.update(id, version, (stored) => {
              const { role = stored.role } = change
              if (stored.fromProvider && changesProvided(stored, change))
                return Effect.fail(fromProviderRefused)
              if (isLastAdmin(stored) && role !== 'Admin') return Effect.fail(lastAdmin)
              return accepted({ password: '', ...stored, ...change }, 'update', stored)
            })
            yield* record('updated', before, account, (change.password ?? '') !== '')
            return account
          }),
        ),
      remove: (id) =>
        write(
          Effect.gen(function* () {
            if (isLastAdmin(yield* table.get(id))) return yield* lastAdmin
            const { row, putBack } = yield* table.take(id)
            yield* journal.movedToTrash({
              subject: 'account',
              itemId: id,
              version: row.version,
              before: accountSnapshot(row),
              putBack: Effect.suspend(() => (isTaken(row.email) ? Effect.fail(takenSince) : putBack)),
            })
          }),
        ),
    })
  })

const lastAdminText = 'The last Admin can be neither deleted nor demoted'
const lastAdmin = new InputRefused({
  message: lastAdminText,
  fields: { role: lastAdminText },
})

const taken = 'Another admin has this email by now'
const takenSince = new InputRefused({
  message: `${taken}. Change it there before this one is restored.`,
  fields: { email: taken },
})
