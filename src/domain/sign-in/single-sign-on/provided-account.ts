import { Result } from 'effect'
import type { Account } from '../account/account.ts'
import { contactLengths, contactRules, plainEmail } from '../../forms/contact-rules.ts'
import type { Role } from '../../access/role.ts'
import type { ProvidedPerson } from './provided-person.ts'
import type { SignInRefusal } from './sign-in-refusal.ts'

type Provided = Pick<Account, 'name' | 'email' | 'role'>

/** The account to which a person of the provider is signed in. */
export interface ProvidedAccount {
  /** `undefined` for a new account. */
  readonly account: Account | undefined
  /** The fields that the provider decides, with their current values. */
  readonly fields: Provided
}

/** The stored data about a person of the provider. */
export interface StoredAccounts {
  /** By their groups. */
  readonly role: Role | undefined
  /** By issuer and subject. */
  readonly known: Account | undefined
  /** By their e-mail address; only says that the address is taken. */
  readonly sameEmail: Account | undefined
  /** The local account that its signed-in person links. */
  readonly linking?: Account | undefined
  /** Whether Admins other than the linked one can still sign in by password. */
  readonly hasOtherLocalAdmin?: boolean
}

/** Halves of characters of two units. */
const halves = /\p{Cs}/gu

const emailOf = ({ email }: ProvidedPerson) =>
  contactRules().email(email) === undefined ? plainEmail(email) : undefined

/**
 * Finds the account of a person, or says that one is made. Equal e-mail addresses link nothing, because providers let
 * people change theirs.
 */
export const providedAccount = (
  person: ProvidedPerson,
  { role, known, sameEmail, linking, hasOtherLocalAdmin = true }: StoredAccounts,
): Result.Result<ProvidedAccount, SignInRefusal> => {
  if (role === undefined) return Result.fail('noRole')
  if (linking !== undefined && known !== undefined) return Result.fail('linkedElsewhere')
  if (linking?.role === 'Admin' && !hasOtherLocalAdmin) return Result.fail('lastAdmin')
  const account = linking ?? known
  const isTaken = sameEmail !== undefined && sameEmail.id !== account?.id
  if (account === undefined && isTaken) return Result.fail('emailTaken')
  // A known person stays reachable by the former address if the new one cannot be stored.
  const email = (isTaken ? undefined : emailOf(person)) ?? account?.email
  if (email === undefined) return Result.fail('noEmail')
  const name =
    person.name.trim().slice(0, contactLengths.name).replaceAll(halves, '') ||
    email.slice(0, contactLengths.name)
  return Result.succeed({ account, fields: { name, email, role } })
}
