import { Schema } from 'effect'
import { groupRolesIn, type GroupRole } from '#domain/sign-in/single-sign-on/group-roles.ts'
import type { PasswordSignIn } from '#domain/sign-in/single-sign-on/password-sign-in.ts'
import { StartRefused } from './start-refused.ts'
import { holding } from './variable-checks.ts'

export interface SingleSignOnConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly roles: ReadonlyArray<GroupRole>
  readonly groupsClaim: string
  /** The name of the provider on the button of the sign-in page. */
  readonly label: string
  readonly scopes: string
  readonly passwordSignIn: PasswordSignIn
}

const text = Schema.optionalKey(Schema.String)

/** `http` only on this machine: tokens and the secret travel to it. */
const isIssuer = (value: string) =>
  URL.canParse(value) &&
  /^(https:\/\/[^?#]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/[^?#]*)?)$/.test(value)

export const singleSignOnVariables = {
  OIDC_ISSUER: holding(isIssuer, 'write it as https://host, as the provider names itself'),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_ROLES: holding(
    (value) => groupRolesIn(value) !== undefined,
    'write roles and groups as Admin=web-admins,CXTeam=editors,Hr=hr',
  ),
  OIDC_GROUPS_CLAIM: text,
  OIDC_LABEL: text,
  OIDC_SCOPES: holding(
    (value) => value.split(' ').includes('openid'),
    'write openid and what else is needed',
  ),
  PASSWORD_SIGN_IN: Schema.optionalKey(
    Schema.Literals(['on', 'way-back']).annotate({ message: 'write on or way-back' }),
  ),
}

type Name = Exclude<keyof typeof singleSignOnVariables, 'PASSWORD_SIGN_IN'>
type Variables = { readonly [N in Name]?: string } & { readonly PASSWORD_SIGN_IN?: PasswordSignIn }

const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLES'] as const

/** `undefined` if people sign in by password only. Incomplete settings are refused. */
export const singleSignOnConfig = (
  variables: Variables & { readonly API_HOST?: string },
): SingleSignOnConfig | undefined => {
  const { OIDC_ISSUER: issuer = '', PASSWORD_SIGN_IN: passwordSignIn = 'on' } = variables
  const isUnset = Object.keys(singleSignOnVariables).every(
    (name) => name === 'PASSWORD_SIGN_IN' || variables[name as Name] === undefined,
  )
  if (isUnset && passwordSignIn === 'on') return undefined
  const missing = needed.find((name) => variables[name] === undefined)
  if (missing !== undefined) throw new StartRefused(`${missing}: set it too; single sign-on needs it.`)
  if (variables.API_HOST !== undefined)
    throw new StartRefused('OIDC_ISSUER: leave it out; with API_HOST the other back end signs people in.')
  return {
    issuer,
    clientId: variables.OIDC_CLIENT_ID ?? '',
    clientSecret: variables.OIDC_CLIENT_SECRET ?? '',
    roles: groupRolesIn(variables.OIDC_ROLES ?? '') ?? [],
    groupsClaim: variables.OIDC_GROUPS_CLAIM ?? 'groups',
    label: variables.OIDC_LABEL ?? new URL(issuer).host,
    scopes: variables.OIDC_SCOPES ?? 'openid profile email',
    passwordSignIn,
  }
}
