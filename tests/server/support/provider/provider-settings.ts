export const clientId = 'sahilan-site'
export const clientSecret = 'a-secret-of-the-client'

export interface PersonThere {
  readonly sub: string
  readonly name: string
  readonly email: string
  readonly groups: ReadonlyArray<string>
}

/** The settings of a server whose people sign in at a provider. */
export const signingInAt = ({ address }: { readonly address: string }) => ({
  OIDC_ISSUER: address,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_ROLES: 'Admin=web-admins,CXTeam=editors,Hr=hr',
  OIDC_LABEL: 'Sahilan account',
})
