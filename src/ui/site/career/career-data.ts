import { isOpen } from '#domain/content/career.ts'
import { countriesOf } from '#domain/content/item/countries-of.ts'
import type { ItemOf } from '#domain/content/content-types.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import type { Read } from '../routes/read.ts'

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

/** A position that accepts applications. */
export interface Position extends Career {
  readonly countries: ReadonlyArray<string>
}

export interface CareerData {
  /** Shown beside the title of the page. */
  readonly picture?: string | undefined
  readonly positions: ReadonlyArray<Position>
}

const slidersOnHome = 3

/**
 * Reads the open positions among the newest ones, at most one page of the list, and the home page's last picture.
 * @param today such as `2026-12-31`
 */
export const readCareer = async (read: Read, today: string): Promise<CareerData> => {
  const [careers, sliders] = await Promise.all([
    read.list('career', { size: pageSizes.max }),
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
