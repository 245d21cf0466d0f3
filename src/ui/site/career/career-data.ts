import { isOpen } from '#domain/content/career.ts'
import { countriesOf } from '#domain/content/item/countries-of.ts'
import type { ItemOf } from '#domain/content/content-types.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import type { Read } from '../read.ts'

type Career = Pick<
  ItemOf<'career'>,
  | 'id'
  | 'title'
  | 'company'
  | 'department'
  | 'location'
  | 'employmentType'
  | 'experience'
  | 'closingDate'
  | 'description'
  | 'createdAt'
>

/** A position that takes applications. */
export interface Position extends Career {
  readonly countries: ReadonlyArray<string>
}

export interface CareerData {
  /** Stands in the head of the page. */
  readonly picture?: string | undefined
  readonly positions: ReadonlyArray<Position>
}

const slidersOnHome = 3

/**
 * The open ones among the newest positions, as many as a list answers at once; `today` is written `2026-12-31`. The picture
 * is the home page's, the last of its first sliders.
 */
export const readCareer = async (read: Read, today: string): Promise<CareerData> => {
  const [careers, sliders] = await Promise.all([
    read.list('career', { size: pageSizes.most }),
    read.list('slider', { size: slidersOnHome }),
  ])
  return {
    picture: sliders.items.at(-1)?.image,
    positions: careers.items.filter((career) => isOpen(career, today)).map(position),
  }
}

const position = (career: Career): Position => ({
  id: career.id,
  title: career.title,
  company: career.company,
  department: career.department,
  location: career.location,
  countries: countriesOf(career.location),
  employmentType: career.employmentType,
  experience: career.experience,
  closingDate: career.closingDate,
  description: career.description,
  createdAt: career.createdAt,
})
