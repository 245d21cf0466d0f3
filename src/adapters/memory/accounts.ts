import { Effect, Layer } from 'effect'
import { isRole } from '#domain/access/role.ts'
import { accountErrors, type AccountErrors } from '#domain/account/account-errors.ts'
import type { Account, AccountDraft } from '#domain/account/account.ts'
import type { Kept } from '#domain/content/content.ts'
import { fold } from '#domain/content/search-text.ts'
import { Accounts } from '#ports/accounts.ts'
import { DraftRefused, type ItemNotFound } from '#ports/failures.ts'
import { behaving, type Behaviour } from './behaviour.ts'
import { draftRefused } from './draft-refused.ts'
import { compare } from './own-order.ts'
import { paged } from './paged.ts'
import { makeTable } from './table.ts'

type Fields = Omit<Account, keyof Kept>

export interface MemoryAccountsOptions extends Behaviour {
  readonly accounts?: ReadonlyArray<Omit<Fields, 'lastSignInAt'> & Partial<Account>>
}

const listing = { sortable: ['name', 'email', 'role', 'lastSignInAt'], searched: ['name', 'email'] }

/** Admin users that live as long as the layer; passwords are checked and forgotten. */
export const MemoryAccounts = ({ accounts = [], ...behaviour }: MemoryAccountsOptions = {}) =>
  Layer.sync(Accounts, () => {
    const table = makeTable<Fields>(
      'admin',
      accounts.map((account) => ({ lastSignInAt: '', ...account })),
    )
    const { read, write } = behaving(behaviour)

    const byName = () => table.rows().toSorted((a, b) => compare(fold(a.name), fold(b.name)))
    const isLastAdmin = ({ id, role }: Account) =>
      role === 'Admin' && !table.rows().some((row) => row.role === 'Admin' && row.id !== id)
    const isTaken = (email: string, id?: string) =>
      table.rows().some((row) => row.id !== id && row.email.toLowerCase() === email.trim().toLowerCase())

    const accepted = (
      draft: AccountDraft,
      kind: 'add' | 'update',
      before?: Account,
    ): Effect.Effect<Fields, DraftRefused> => {
      const errors: AccountErrors = accountErrors(draft, kind)
      if (isTaken(draft.email, before?.id)) errors.email ??= 'Another admin has this email'
      const { role } = draft
      if (!isRole(role) || Object.keys(errors).length > 0) return Effect.fail(draftRefused(errors))
      const lastSignInAt = before?.lastSignInAt ?? ''
      return Effect.succeed({ name: draft.name.trim(), email: draft.email.trim(), role, lastSignInAt })
    }

    return Accounts.of({
      list: (query) => read(paged(byName, query, listing)),
      get: (id) => read(table.get(id)),
      add: (draft, key) =>
        write(
          table.add(
            Effect.suspend(() => accepted(draft, 'add')),
            key,
          ),
        ),
      update: (id, { version, ...change }) =>
        write(
          table.update(id, version, (account) => {
            const { role = account.role } = change
            if (isLastAdmin(account) && role !== 'Admin') return Effect.fail(lastAdmin)
            return accepted({ password: '', ...account, ...change }, 'update', account)
          }),
        ),
      remove: (id) =>
        write(
          Effect.flatMap(table.get(id), (account): Effect.Effect<void, DraftRefused | ItemNotFound> =>
            isLastAdmin(account) ? Effect.fail(lastAdmin) : table.remove(id),
          ),
        ),
    })
  })

const lastAdminText = 'The last Admin can be neither deleted nor demoted'
const lastAdmin = new DraftRefused({
  message: lastAdminText,
  answered: true,
  fields: { role: lastAdminText },
})
