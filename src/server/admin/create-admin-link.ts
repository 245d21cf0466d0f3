import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Effect } from 'effect'
import { openAdminEntrance } from '#adapters/sql/accounts/admin-entrance.ts'
import { newest } from '#adapters/sql/client/migrate.ts'
import { UnmigratedPostgres } from '#adapters/sql/client/postgres.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { resetMinutes } from '#domain/account/password-reset.ts'
import { contactRules } from '#domain/forms/contact-rules.ts'
import type { Config } from '../config/config.ts'
import { databaseFile } from '../config/data-folder.ts'
import { StartRefused } from '../config/start-refused.ts'
import { wordsOf } from '../commands/command.ts'

interface AdminOptions {
  readonly email: string
  readonly withoutSecondFactor: boolean
}

export const readAdminOptions = (words: ReadonlyArray<string>): AdminOptions => {
  const { operands, values } = wordsOf('admin', words)
  const [email = ''] = operands
  const error = contactRules().email(email)
  if (error !== undefined) throw new StartRefused(`${email}: ${error}.`)
  return { email, withoutSecondFactor: values['without-second-factor'] === true }
}

const otherVersion = new StartRefused(
  'The data is of another version of this program. Use that one, or start this one first.',
)

/** Opens the database without migrating it, as a running server may be of another version. */
const databaseAsItIs = ({ dataDir, postgres }: Pick<Config, 'dataDir' | 'postgres'>) => {
  if (postgres !== undefined) return UnmigratedPostgres(postgres.url)
  const file = databaseFile(dataDir)
  if (!existsSync(file)) throw new StartRefused(`There is no data in ${dataDir}. Start the server first.`)
  const database = new DatabaseSync(file, { readOnly: true })
  const last = database.prepare('select max(migration_id) as id from migrations').get()
  database.close()
  if (last?.['id'] !== newest.sqlite) throw otherVersion
  return Sqlite({ file })
}

/** Creates a one-time link for an Admin. Returns the lines to print. */
export const createAdminLink = async (
  config: Config,
  options: AdminOptions,
): Promise<ReadonlyArray<string>> => {
  const { host, port, apiHost } = config
  if (apiHost !== undefined)
    throw new StartRefused('With API_HOST the accounts are those of the other back end.')
  const publicUrl = config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const { address, formerRole, hasSecondFactor } = await openAdminEntrance({ ...options, publicUrl }).pipe(
    Effect.provide(databaseAsItIs(config)),
    Effect.catchTag(['StoreUnusable', 'StoreBusy'], ({ message }) => Effect.fail(new StartRefused(message))),
    Effect.runPromise,
  )
  return [
    formerRole === undefined
      ? `A new account was added for ${options.email}, as an Admin.`
      : formerRole === 'Admin'
        ? `${options.email} is an Admin.`
        : `${options.email} had the role ${formerRole} and is an Admin now.`,
    `Set a password here, within ${resetMinutes} minutes and once:`,
    address,
    ...(hasSecondFactor
      ? [
          `Signing in asks for the second factor too. If it is lost, run this again with --without-second-factor.`,
        ]
      : []),
  ]
}
