import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Effect } from 'effect'
import { openAdminEntrance } from '#adapters/sql/accounts/admin-entrance.ts'
import { newest } from '#adapters/sql/client/migrate.ts'
import { PostgresAsItIs } from '#adapters/sql/client/postgres.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { resetMinutes } from '#domain/account/password-reset.ts'
import { contactRules } from '#domain/enquiry/contact-rules.ts'
import type { Config } from '../config/config.ts'
import { databaseFile } from '../config/data-folder.ts'
import { StartRefused } from '../config/start-refused.ts'

interface AdminWish {
  readonly email: string
  readonly withoutSecondFactor: boolean
}

const option = '--without-second-factor'

export const usage = `npm run admin -- EMAIL [${option}]

Prints a link by which an Admin sets a password, good for ${resetMinutes} minutes and once. Adds the account if nobody has
that e-mail, makes it an Admin if it has another role, and frees it from waiting after failed sign-ins.
With ${option} it also switches the account's second factor off.
The server may be running; PUBLIC_URL and the variables of the database are those of the server.`

/** Reads the words behind the command. */
export const readAdminWish = (words: ReadonlyArray<string>): AdminWish => {
  const [email, ...others] = words.filter((word) => word !== option)
  if (email === undefined || email.startsWith('-') || others.length > 0) throw new StartRefused(usage)
  const fault = contactRules.email(email)
  if (fault !== undefined) throw new StartRefused(`${email}: ${fault}.`)
  return { email, withoutSecondFactor: words.includes(option) }
}

const otherVersion = new StartRefused(
  'The data is of another version of this program. Use that one, or start this one first.',
)

/** A server that runs may be of another version: its data stays as it is. */
const databaseAsItIs = ({ dataDir, postgres }: Pick<Config, 'dataDir' | 'postgres'>) => {
  if (postgres !== undefined) return PostgresAsItIs(postgres.url)
  const file = databaseFile(dataDir)
  if (!existsSync(file)) throw new StartRefused(`There is no data in ${dataDir}. Start the server first.`)
  const database = new DatabaseSync(file, { readOnly: true })
  const last = database.prepare('select max(migration_id) as id from migrations').get()
  database.close()
  if (last?.['id'] !== newest.sqlite) throw otherVersion
  return Sqlite({ file })
}

/** Lets somebody in as an Admin, and says how, line by line. */
export const letAdminIn = async (config: Config, wish: AdminWish): Promise<ReadonlyArray<string>> => {
  const { host, port, apiHost } = config
  if (apiHost !== undefined)
    throw new StartRefused('With API_HOST the accounts are those of the other back end.')
  const publicUrl = config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const { address, formerRole, hasSecondFactor } = await openAdminEntrance({ ...wish, publicUrl }).pipe(
    Effect.provide(databaseAsItIs(config)),
    Effect.catchTag(['StoreUnusable', 'StoreBusy'], ({ message }) => Effect.fail(new StartRefused(message))),
    Effect.runPromise,
  )
  return [
    formerRole === undefined
      ? `A new account was added for ${wish.email}, as an Admin.`
      : formerRole === 'Admin'
        ? `${wish.email} is an Admin.`
        : `${wish.email} had the role ${formerRole} and is an Admin now.`,
    `Set a password here, within ${resetMinutes} minutes and once:`,
    address,
    ...(hasSecondFactor
      ? [`Signing in asks for the second factor too. If it is lost, run this again with ${option}.`]
      : []),
  ]
}
