import type { ItemOf } from '#domain/content/content-types.ts'

/** The fields of a team member that the site shows. */
export type TeamMember = Pick<ItemOf<'teamMember'>, 'id' | 'name' | 'designation' | 'image' | 'description'>

export const teamMember = ({ id, name, designation, image, description }: TeamMember): TeamMember => ({
  id,
  name,
  designation,
  image,
  description,
})
