export const clientId = 'sahilan-site'
export const clientSecret = 'test-client-secret'

export interface ProviderUser {
  readonly sub: string
  readonly name: string
  readonly email: string
  readonly groups: ReadonlyArray<string>
}

/** Environment variables of a server with this identity provider. */
export const oidcVariables = ({ address }: { readonly address: string }) => ({
  OIDC_ISSUER: address,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_ROLES: 'Admin=web-admins,CXTeam=editors,Hr=hr',
  OIDC_LABEL: 'Sahilan account',
})
