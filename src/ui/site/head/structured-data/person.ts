import { summary } from '#domain/content/item/summary.ts'
import { personPath } from '#domain/content/team-member.ts'
import { canonicalPage } from '#domain/language/alternates.ts'
import { type PageOrigin, urlOf } from '#domain/language/page-language.ts'
import type { SiteDetails } from '../../layout/frame/frame-data.ts'
import type { PersonData } from '../../person/person-data.ts'
import { absolute } from './absolute.ts'
import { publisher } from './organization.ts'
import type { Thing } from './thing.ts'

/** A person of the group. */
export const personFacts = (
  { person, versions }: PersonData,
  site: SiteDetails,
  page: PageOrigin,
): Thing => ({
  '@type': 'Person',
  name: person.name,
  jobTitle: person.designation || undefined,
  description: summary(person.description) || undefined,
  image: absolute(person.image, page.publicUrl),
  url: urlOf(
    canonicalPage(
      page,
      page.languages.filter(({ tag }) => versions?.includes(tag) ?? true),
    ),
    personPath(person),
  ),
  worksFor: publisher(site, page.publicUrl),
})
