import { hasPage } from '#domain/content/brand.ts'
import type { ItemOf } from '#domain/content/content-types.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { paragraphs } from '#domain/content/item/paragraphs.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { otherStatementOf, type SecondLanguageText } from '#domain/content/home-page/second-language-text.ts'
import { originalOf } from '../language/original-of.ts'
import { shownOf, type ShownOf } from '../language/shown-of.ts'
import { historyPanel, type HistoryPanel } from '../layout/sections/history-strip/history-panel.ts'
import { teamOf, type TeamMember } from '../layout/sections/team/team-member.ts'
import type { PageReads } from '../routes/page-reads.ts'
import { offeredBy, serviceId } from '../services/services-data.ts'

export type Slide = ShownOf<ItemOf<'slider'>, 'id' | 'title' | 'image' | 'description'>
export interface Brand extends ShownOf<ItemOf<'brand'>, 'id' | 'title' | 'image' | 'sector'> {
  readonly hasPage?: true
  /** The anchor of its service on the services page, if it has one. */
  readonly service?: string | undefined
}
export type PortfolioItem = ShownOf<ItemOf<'portfolioItem'>, 'id' | 'title' | 'images'>
export type NewsTeaser = ShownOf<ItemOf<'newsArticle'>, 'id' | 'title' | 'image' | 'createdAt'>

const details = [
  'statement',
  'facts',
  'companiesTitle',
  'historyTitle',
  'newsTitle',
  'portfolioTitle',
] as const

export interface HomeData extends ShownOf<HomePageContent, (typeof details)[number]> {
  readonly otherStatement?: SecondLanguageText | undefined
  readonly slides: ReadonlyArray<Slide>
  readonly brands: ReadonlyArray<Brand>
  readonly history: ReadonlyArray<HistoryPanel>
  /** The newest article with its first paragraph. */
  readonly lead?: (NewsTeaser & { readonly description: string }) | undefined
  readonly others: ReadonlyArray<NewsTeaser>
  readonly portfolio: ReadonlyArray<PortfolioItem>
  readonly team: ReadonlyArray<TeamMember>
  /** Whether there are services to link to. */
  readonly offersServices: boolean
}

/** The maximum of each on the page. Three people and the link to open positions fill one row. */
export const onHome = { slides: 6, news: 6, team: 3, portfolio: 12, picturesOfPortfolio: 12 } as const

export const readHome = async (read: PageReads): Promise<HomeData> => {
  const onePage = { size: pageSizes.default }
  const [homePage, original, slides, brands, originals, history, news, portfolio, team, originalTeam] =
    await Promise.all([
      read.homePage(),
      read.inAllLanguages?.homePage(),
      read.list('slider', { size: onHome.slides }),
      read.list('brand', onePage),
      read.inAllLanguages?.list('brand', onePage),
      read.list('historySlide', onePage),
      read.list('newsArticle', { size: onHome.news }),
      read.list('portfolioItem', { size: onHome.portfolio }),
      read.list('teamMember', { size: onHome.team }),
      read.inAllLanguages?.list('teamMember', { size: onHome.team }),
    ])
  const [newest, ...others] = news.items
  const { services } = original ?? homePage
  const offered = offeredBy(brands.items, { services, brands: (originals ?? brands).items })
  return {
    ...shownOf(homePage, details),
    otherStatement: otherStatementOf(homePage, original, read.inAllLanguages?.page),
    slides: slides.items.map((slide) => ({
      ...shownOf(slide, ['id', 'title', 'image']),
      description: opening(slide.description),
    })),
    brands: brands.items.map((brand) => ({
      ...shownOf(brand, ['id', 'title', 'image', 'sector']),
      ...(hasPage(originalOf(brand, originals?.items)) && { hasPage: true }),
      service: serviceOf(offered.findIndex((by) => by.includes(brand))),
    })),
    history: history.items.map((slide) => ({
      ...historyPanel(slide),
      description: opening(slide.description),
    })),
    lead: newest && { ...teaser(newest), description: opening(newest.description) },
    others: others.map(teaser),
    portfolio: portfolio.items.map((item) => ({
      ...shownOf(item, ['id', 'title']),
      images: item.images.slice(0, onHome.picturesOfPortfolio),
    })),
    team: teamOf(team.items, originalTeam?.items),
    offersServices: (homePage.services ?? []).length > 0,
  }
}

const serviceOf = (at: number) => (at < 0 ? undefined : serviceId(at))

const opening = (text: string) => paragraphs(text)[0] ?? ''

const teaser = (article: ItemOf<'newsArticle'>): NewsTeaser =>
  shownOf(article, ['id', 'title', 'image', 'createdAt'])
