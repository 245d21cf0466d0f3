import type { ItemOf } from '../../content/content-types.ts'

/** The texts of an application as a visitor types them; the résumé is sent as a file of the same form. */
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

/** The fields of a position that its applicants see. */
export interface AppliedPosition extends Pick<ItemOf<'career'>, 'id' | 'title' | 'company' | 'location'> {
  /** The texts that are in the default language on the page of another one. */
  readonly untranslated?: ReadonlyArray<string>
}
