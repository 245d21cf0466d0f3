import type { ItemOf } from '#domain/content/content-types.ts'
import { hasPersonPage } from '#domain/content/team-member.ts'
import { shownOf, type ShownOf } from '../language/shown-of.ts'
import type { PageReads } from '../routes/page-reads.ts'

export interface PersonData {
  readonly person: ShownOf<
    ItemOf<'teamMember'>,
    'id' | 'name' | 'designation' | 'image' | 'description' | 'body'
  >
  /** The tags of the languages that the person's texts are written in, if the site has several. */
  readonly versions?: ReadonlyArray<string> | undefined
}

/** The page of a team member; `undefined` if there is no more to say than fits the card. */
export const readPerson = async (read: PageReads, id: string): Promise<PersonData | undefined> => {
  const [person, original] = await Promise.all([
    read.get('teamMember', id),
    read.inAllLanguages?.get('teamMember', id),
  ])
  if (person === undefined || !hasPersonPage(original ?? person)) return undefined
  return {
    person: shownOf(person, ['id', 'name', 'designation', 'image', 'description', 'body']),
    versions: original && read.inAllLanguages?.versionsOf('teamMember', original),
  }
}
