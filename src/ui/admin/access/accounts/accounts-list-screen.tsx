import type { Account } from '#domain/sign-in/account/account.ts'
import type { AccountWords } from '#domain/wording/en/access/account.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { titleColumn } from '../../list/columns/columns.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { accountSection } from '../../shell/navigation/admin-sections.ts'
import { useSignInProvider } from '../../screen-parts/sign-in-provider.ts'
import { useTimes, type Times } from '../../screen-parts/times.ts'
import { NewAccountLink } from './new-account-link.tsx'
import { SecondFactorRoles } from './second-factor-roles.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'

const columnsIn = (
  { accounts: words }: AccountWords,
  { fullTime }: Times,
): ReadonlyArray<Column<Account>> => [
  titleColumn('EditAdmin/{id}', 'name', words.columns.name, (account) => account.email),
  { key: 'role', header: words.columns.role, cell: (account) => <RoleOf account={account} /> },
  {
    key: 'lastSignInAt',
    header: words.columns.lastSignIn,
    cell: (account) => fullTime(account.lastSignInAt) || words.neverSignedIn,
  },
]

function RoleOf({ account: { role, fromProvider, needsApproval } }: { account: Account }) {
  const { roles } = useOfficeWords()
  const { accounts, singleSignOn } = useAccountWords()
  const provider = useSignInProvider()?.label ?? singleSignOn.title
  return (
    <>
      {roles[role]} {fromProvider && <Tag>{provider}</Tag>}
      {needsApproval && <Tag>{accounts.needsApproval}</Tag>}
    </>
  )
}

export function AccountsListScreen() {
  const { list } = useActors().staff().accounts
  const { failures } = useFailureWords().account
  const { user } = useSession()
  const words = useAccountWords()
  const times = useTimes()
  return (
    <>
      <ListScreen
        section={accountSection}
        actor={list}
        columns={columnsIn(words, times)}
        sortable={['name', 'role', 'lastSignInAt']}
        nameOf={(account: Account) => account.name}
        wording={failures.fetch}
        notice={<NewAccountLink />}
        warningOf={(rows) => (rows.some(({ id }) => id === user?.id) ? words.accounts.ownRemoval : undefined)}
      />
      <SecondFactorRoles />
    </>
  )
}
