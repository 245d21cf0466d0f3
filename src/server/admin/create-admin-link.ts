import { Effect } from 'effect'
import { makeAdminLink } from '#adapters/sql/accounts/admin-link.ts'
import { resetMinutes } from '#domain/sign-in/account/password-reset.ts'
import { contactRules } from '#domain/forms/contact-rules.ts'
import type { Config } from '../config/config.ts'
import { databaseAsItIs } from '../config/database-as-it-is.ts'
import { StartRefused } from '../config/start-refused.ts'
import { parseArguments } from '../commands/line/command.ts'

interface AdminOptions {
  readonly email: string
  readonly withoutSecondFactor: boolean
}

export const readAdminOptions = (words: ReadonlyArray<string>): AdminOptions => {
  const { operands, values } = parseArguments('admin', words)
  const [email = ''] = operands
  const error = contactRules().email(email)
  if (error !== undefined) throw new StartRefused(`${email}: ${error}.`)
  return { email, withoutSecondFactor: values['without-second-factor'] === true }
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
  const { address, formerRole, hasSecondFactor } = await makeAdminLink({ ...options, publicUrl }).pipe(
    Effect.provide(databaseAsItIs(config)),
    Effect.catchTag(['StoreUnusable', 'StoreBusy'], ({ message }) => Effect.fail(new StartRefused(message))),
    Effect.catchTag('NotSignedIn', () =>
      Effect.fail(new StartRefused(`${options.email} signs in by single sign-on. Name another e-mail.`)),
    ),
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
