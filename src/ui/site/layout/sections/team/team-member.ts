import type { ItemOf } from '#domain/content/content-types.ts'
import { shownOf } from '../../../language/shown-of.ts'

/** The fields of a team member that the site shows. */
export const teamMember = (member: ItemOf<'teamMember'>) =>
  shownOf(member, ['id', 'name', 'designation', 'image', 'description'])

export type TeamMember = ReturnType<typeof teamMember>
