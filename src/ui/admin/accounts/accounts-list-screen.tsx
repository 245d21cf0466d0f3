import type { Account } from '#domain/account/account.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useSession } from '#ui/actors/office/use-session.ts'
import type { Column } from '#ui/design/data/table/column.ts'
import { useFailureWords } from '#ui/words/use-failure-words.ts'
import { titleColumn } from '../list/columns/columns.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { accountSection } from '../navigation/sections.ts'
import { fullTime } from '../screen-parts/times.ts'
import { NewAccountLink } from './new-account-link.tsx'
import { ownRemoval } from './own-account.ts'
import { SecondFactorRoles } from './second-factor-roles.tsx'

const columns: ReadonlyArray<Column<Account>> = [
  titleColumn('EditAdmin/{id}', 'name', 'Name', (account) => account.email),
  { key: 'role', header: 'Role', cell: (account) => account.role },
  {
    key: 'lastSignInAt',
    header: 'Last sign-in',
    cell: (account) => fullTime(account.lastSignInAt) || 'Never',
  },
]

export function AccountsListScreen() {
  const { list } = useActors().staff().accounts
  const { failures } = useFailureWords().account
  const { entry } = useSession()
  return (
    <>
      <ListScreen
        section={accountSection}
        actor={list}
        columns={columns}
        sortable={['name', 'role', 'lastSignInAt']}
        nameOf={(account: Account) => account.name}
        wording={failures.fetch}
        notice={<NewAccountLink />}
        warningOf={(rows) => (rows.some(({ id }) => id === entry?.id) ? ownRemoval : undefined)}
      />
      <SecondFactorRoles />
    </>
  )
}
