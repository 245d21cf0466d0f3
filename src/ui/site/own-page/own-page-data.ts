import type { ItemOf } from '#domain/content/content-types.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { addressAbove } from '#domain/content/page/page-address.ts'
import { isKnownSection } from '#domain/content/page/section-kinds.ts'
import type { Section } from '#domain/content/page/sections.ts'
import { shownOf, type ShownOf } from '../language/shown-of.ts'
import { teamOf, type TeamMember } from '../layout/sections/team/team-member.ts'
import type { PageReads, ContentReads } from '../routes/page-reads.ts'

type OwnPage = ItemOf<'page'>

export interface OwnPageData {
  readonly page: ShownOf<OwnPage, 'id' | 'title' | 'address' | 'description' | 'lastChanged' | 'updatedAt'>
  readonly sections: ReadonlyArray<Section>
  /** The page one level up, if there is one. */
  readonly above?: ShownOf<OwnPage, 'title' | 'address'> | undefined
  /** The team members whom its sections name. */
  readonly people: ReadonlyArray<TeamMember>
  /** The tags of the languages that the page is written in, if the site has several. */
  readonly versions?: ReadonlyArray<string> | undefined
}

/** The id of a section's element. */
export const sectionId = ({ id }: Pick<Section, 'id'>): string => `section-${id}`

const pageAt = async ({ list }: Pick<ContentReads, 'list'>, address: string) =>
  (await list('page', { filter: { address }, size: 1 })).items[0]

const peopleOf = async (read: PageReads, sections: ReadonlyArray<Section>) => {
  const named = sections.flatMap((section) => (section.kind === 'people' ? (section.people ?? []) : []))
  if (named.length === 0) return []
  const all = { size: pageSizes.max }
  const [team, originals] = await Promise.all([
    read.list('teamMember', all),
    read.inAllLanguages?.list('teamMember', all),
  ])
  return teamOf(
    team.items.filter(({ id }) => named.includes(id)),
    originals?.items,
  )
}

/** The page of an address; `undefined` if there is none, also if the back end knows no pages. */
export const readOwnPage = async (read: PageReads, address: string): Promise<OwnPageData | undefined> => {
  const found = await pageAt(read, address)
  if (found === undefined) return undefined
  const sections = (found.sections ?? []).filter(isKnownSection)
  const upper = addressAbove(address)
  const [original, above, people] = await Promise.all([
    read.inAllLanguages && pageAt(read.inAllLanguages, address),
    upper === undefined ? undefined : pageAt(read, upper),
    peopleOf(read, sections),
  ])
  return {
    page: shownOf(found, ['id', 'title', 'address', 'description', 'lastChanged', 'updatedAt']),
    sections,
    above: above && shownOf(above, ['title', 'address']),
    people,
    versions: original && read.inAllLanguages?.versionsOf('page', original),
  }
}
