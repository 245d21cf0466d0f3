import type { ItemOf } from '../../content/content-types.ts'

/** The texts of an application as a visitor types them; the résumé is sent as a file of the same form. */
export interface Profile {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly location: string
  /** Empty without a position, which only some sites take. */
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

/** Stands for no position in filters and addresses, in place of a title or an id. */
export const noPosition = 'none'

/** The fields of a position that its applicants see; all are empty without a position. */
export interface AppliedPosition extends Pick<ItemOf<'career'>, 'id' | 'title' | 'company' | 'location'> {
  /** The texts that are in the default language on the page of another one. */
  readonly untranslated?: ReadonlyArray<string>
}
