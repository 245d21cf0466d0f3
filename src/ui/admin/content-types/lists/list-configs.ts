import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { ListConfig } from '../../content/list-config.ts'
import { pageListConfig } from './page-list-config.ts'
import { brandListConfig } from './brand-list-config.ts'
import { careerListConfig } from './career-list-config.tsx'
import { historySlideListConfig } from './history-slide-list-config.ts'
import { newsArticleListConfig } from './news-article-list-config.ts'
import { portfolioItemListConfig } from './portfolio-item-list-config.ts'
import { sliderListConfig } from './slider-list-config.ts'
import { teamMemberListConfig } from './team-member-list-config.ts'

export type ListConfigs<Names extends ContentTypeName> = { readonly [Name in Names]: ListConfig<Name> }

/** The columns of every content type's list. Lists load before forms, so neither imports the other. */
export const listConfigs: ListConfigs<ContentTypeName> = {
  page: pageListConfig,
  brand: brandListConfig,
  slider: sliderListConfig,
  historySlide: historySlideListConfig,
  newsArticle: newsArticleListConfig,
  teamMember: teamMemberListConfig,
  portfolioItem: portfolioItemListConfig,
  career: careerListConfig,
}
