import { permits } from '../access/permission.ts'
import type { Author } from '../history/author.ts'
import type { Role } from '../access/role.ts'
import { day } from '../time/durations.ts'
import { isScope, permissionOf, type Scope } from './scope.ts'

/** The input for a new token. */
export interface NewApiToken {
  /** Which program uses it. */
  readonly name: string
  readonly scopes: ReadonlyArray<string>
  /** ISO 8601 in UTC; empty for never, which only a token that reads may have. In a year if absent. */
  readonly until?: string
}

/** A program's access to the API, on behalf of the person who made it. */
export interface ApiToken {
  readonly id: string
  readonly name: string
  readonly scopes: ReadonlyArray<Scope>
  readonly until: string
  /** The first letters of the secret, such as `sah_4f1c`. */
  readonly begins: string
  readonly author: Author
  /** To the minute; empty if it was not used yet. */
  readonly usedAt: string
  readonly createdAt: string
}

export interface MadeApiToken extends ApiToken {
  /** The secret, which is returned only once. */
  readonly token: string
}

/** A token that expires soon, with the person who made it. */
export interface ExpiringToken extends Pick<ApiToken, 'name' | 'begins' | 'until' | 'usedAt'> {
  /** The language is a tag; empty for the default one. */
  readonly maker: { readonly name: string; readonly email: string; readonly language: string }
}

/** How long a token is valid. */
export const tokenDays = { short: 30, usual: 365 } as const

/** How many days before the end of a token its maker gets a mail. */
export const noticeDays = 14

export const maxTokens = 50
export const maxTokenName = 80

/** How a program sends its token. */
export const tokenHeader = 'Authorization: Bearer'

/** `sah_` lets scanners find a secret that was published by mistake. */
export const tokenForm = /^sah_[0-9a-f]{4}_[\w-]{22}$/u

export const isValidToken = ({ until }: Pick<ApiToken, 'until'>, now: number): boolean =>
  until === '' || Date.parse(until) > now

/** The end of a token's time as it is stored. */
export const storedUntil = (until: string | undefined, now: number): string => {
  if (until === '') return ''
  return new Date(until === undefined ? now + tokenDays.usual * day : Date.parse(until)).toISOString()
}

/** When the mail about the end of a token is due; `undefined` if it never ends, or sooner than that. */
export const noticeAt = (until: string, now: number): string | undefined => {
  const at = Date.parse(until) - noticeDays * day
  return at > now ? new Date(at).toISOString() : undefined
}

const untilError = (until: string | undefined, scopes: ReadonlyArray<string>, now: number) => {
  if (until === undefined) return undefined
  if (until === '')
    return scopes.some((scope) => scope.endsWith(':write'))
      ? 'Only a read-only token may never expire.'
      : undefined
  const end = Date.parse(until)
  if (Number.isNaN(end)) return 'This time cannot be read.'
  if (end <= now) return 'The token must expire in the future.'
  return end > now + (tokenDays.usual + 1) * day
    ? `A token is valid for at most ${tokenDays.usual} days.`
    : undefined
}

const nameError = (name: string) => {
  if (name.trim() === '') return 'Say which program uses the token.'
  return name.trim().length > maxTokenName ? `A name has at most ${maxTokenName} characters.` : undefined
}

const scopesError = (scopes: ReadonlyArray<string>, role: Role) => {
  if (scopes.length === 0) return 'Choose what the token may do.'
  if (!scopes.every(isScope)) return 'One of the scopes does not exist.'
  return scopes.every((scope) => permits(role, permissionOf(scope)))
    ? undefined
    : 'A token may not do more than your role.'
}

/** One sentence for each field that keeps a person of a role from making a token. */
export const apiTokenErrors = (
  { name, scopes, until }: NewApiToken,
  { now, role }: { readonly now: number; readonly role: Role },
): Readonly<Record<string, string>> => {
  const errors = {
    name: nameError(name),
    scopes: scopesError(scopes, role),
    until: untilError(until, scopes, now),
  }
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (error === undefined ? [] : [[field, error]])),
  )
}

/** The errors if an installation already has too many valid tokens to make another one. */
export const tokenQuotaErrors = (valid: number): Readonly<Record<string, string>> =>
  valid < maxTokens ? {} : { name: `There are ${maxTokens} valid tokens. Revoke one first.` }
