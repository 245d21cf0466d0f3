/** Apart from the other endpoints, which every page of the back office loads. */
export const passkeyEndpoints = {
  options: '/passkey_options',
  signIn: '/passkey_login',
  own: '/account/passkeys',
  ownOptions: '/account/passkeys_options',
  ownOne: '/account/passkeys/{id}',
} as const
