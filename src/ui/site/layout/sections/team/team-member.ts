import type { ItemOf } from '#domain/content/content-types.ts'
import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { hasPersonPage, personPath, type Board } from '#domain/content/team-member.ts'
import { originalOf } from '../../../language/original-of.ts'
import { shownOf } from '../../../language/shown-of.ts'

type Member = ItemOf<'teamMember'>

const shown = (member: Member) => shownOf(member, ['id', 'name', 'designation', 'image', 'description'])

/** A team member as the site shows it. */
export interface TeamMember extends ReturnType<typeof shown> {
  /** The path of the person's own page; the card has the beginning of its text. */
  readonly page?: string
  readonly board?: Board | undefined
}

/** @param originals Team members in the default language, whose texts say who has a page. */
export const teamOf = (
  members: ReadonlyArray<Member>,
  originals?: ReadonlyArray<Member>,
): ReadonlyArray<TeamMember> =>
  members.map((member) =>
    hasPersonPage(originalOf(member, originals))
      ? {
          ...shown(member),
          description: paragraphs(member.description)[0] ?? '',
          page: personPath(member),
        }
      : shown(member),
  )
