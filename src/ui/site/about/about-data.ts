import type { ItemOf } from '#domain/content/contents.ts'
import { pageSizes } from '#domain/content/list-query.ts'
import type { HomePage } from '#domain/home-page.ts'
import type { Read } from '../read.ts'

export type HistorySlide = Pick<
  ItemOf<'historySlide'>,
  'id' | 'title' | 'year' | 'colour' | 'image' | 'description'
>

export type TeamMember = Pick<ItemOf<'teamMember'>, 'id' | 'name' | 'designation' | 'image' | 'description'>

export interface AboutData {
  readonly statement?: string | undefined
  readonly statementAr?: string | undefined
  readonly facts?: HomePage['facts'] | undefined
  /** Stands between the head and the story. */
  readonly picture?: string | undefined
  readonly historyTitle?: string | undefined
  readonly history: ReadonlyArray<HistorySlide>
  readonly team: ReadonlyArray<TeamMember>
}

const all = { size: pageSizes.most }

/** The picture is the home page's: the second of its sliders, or the only one. */
export const readAbout = async (read: Read): Promise<AboutData> => {
  const [{ statement, statementAr, facts, historyTitle }, sliders, history, team] = await Promise.all([
    read.homePage(),
    read.list('slider', { size: 2 }),
    read.list('historySlide', all),
    read.list('teamMember', all),
  ])
  return {
    statement,
    statementAr,
    facts,
    picture: sliders.items.at(-1)?.image,
    historyTitle,
    history: history.items.map(slide),
    team: team.items.map(member),
  }
}

const slide = ({ id, title, year, colour, image, description }: HistorySlide): HistorySlide => ({
  id,
  title,
  year,
  colour,
  image,
  description,
})

const member = ({ id, name, designation, image, description }: TeamMember): TeamMember => ({
  id,
  name,
  designation,
  image,
  description,
})
