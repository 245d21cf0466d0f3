import type { ItemOf } from '#domain/content/content-types.ts'

/** What is shown of a person. */
export type TeamMember = Pick<ItemOf<'teamMember'>, 'id' | 'name' | 'designation' | 'image' | 'description'>

export const teamMember = ({ id, name, designation, image, description }: TeamMember): TeamMember => ({
  id,
  name,
  designation,
  image,
  description,
})
