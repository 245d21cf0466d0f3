import { countriesOf } from '#domain/content/item/countries-of.ts'
import type { ItemOf } from '#domain/content/content-types.ts'
import { allItems } from '#domain/content/list/all-items.ts'
import { ownHeadOf, type OwnHead } from '../layout/page-head/own-head.ts'
import { shownOf } from '../language/shown-of.ts'
import type { PageReads, ContentReads } from '../routes/page-reads.ts'

const shown = (career: ItemOf<'career'>) =>
  shownOf(career, [
    'id',
    'title',
    'company',
    'department',
    'location',
    'employmentType',
    'experience',
    'closingDate',
    'description',
    'body',
    'createdAt',
  ])

/** A position that accepts applications. */
export interface Position extends ReturnType<typeof shown> {
  /** In the words of the page. */
  readonly countries: ReadonlyArray<string>
  /** Read in all languages, if the site has several. */
  readonly original?: {
    /** In the default language, for search engines. */
    readonly employmentType: string
    readonly countries: ReadonlyArray<string>
    /** The tags of the languages that the position is written in. */
    readonly versions: ReadonlyArray<string>
  }
}

export interface CareerData {
  readonly head?: OwnHead | undefined
  /** Shown beside the title of the page. */
  readonly picture?: string | undefined
  readonly positions: ReadonlyArray<Position>
  /** Whether visitors may apply without a position; absent if not. */
  readonly openApplication?: true
}

const slidersOnHome = 3

/**
 * Reads the open positions, and the head of the page, with the home page's last picture if it has none of its own.
 * @param today such as `2026-12-31`
 * @param countryNames The words of the page for countries, by what the enquiry form sends.
 */
export const readCareer = async (
  read: PageReads,
  today: string,
  countryNames: Readonly<Record<string, string>> = {},
): Promise<CareerData> => {
  const originalOf = (career: ItemOf<'career'>) => ({
    employmentType: career.employmentType,
    countries: countriesOf(career.location),
    versions: read.inAllLanguages?.versionsOf('career', career) ?? [],
  })
  const openFrom = ({ list }: ContentReads) =>
    allItems((page) => list('career', { filter: { openOn: today }, ...page }))
  const [details, careers, originals, sliders] = await Promise.all([
    read.homePage(),
    openFrom(read),
    read.inAllLanguages && openFrom(read.inAllLanguages),
    read.list('slider', { size: slidersOnHome }),
  ])
  const head = ownHeadOf(details, 'careers')
  return {
    head,
    picture: head?.picture || sliders.items.at(-1)?.image,
    ...(details.openApplication && { openApplication: true as const }),
    positions: careers.map((career) => {
      const original = originals?.find(({ id }) => id === career.id)
      return {
        ...shown(career),
        countries: countriesOf(career.location).map((country) => countryNames[country] ?? country),
        ...(original && { original: originalOf(original) }),
      }
    }),
  }
}
