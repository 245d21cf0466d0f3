/** An application as a visitor types it; the résumé travels beside it as a file. */
export interface Profile {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly careerId: string
  readonly message: string
}

export const emptyProfile: Profile = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  location: '',
  careerId: '',
  message: '',
}
