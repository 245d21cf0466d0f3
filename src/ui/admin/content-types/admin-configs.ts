import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { AdminConfig } from '../content/admin-config.ts'
import { brandAdminConfig } from './brand-admin-config.tsx'
import { careerAdminConfig } from './career-admin-config.tsx'
import { historySlideAdminConfig } from './history-slide-admin-config.tsx'
import { newsArticleAdminConfig } from './news-article-admin-config.tsx'
import { portfolioItemAdminConfig } from './portfolio-item-admin-config.tsx'
import { sliderAdminConfig } from './slider-admin-config.tsx'
import { teamMemberAdminConfig } from './team-member-admin-config.tsx'

export type AdminConfigs<Names extends ContentTypeName> = { readonly [Name in Names]: AdminConfig<Name> }

/** The columns, form and preview of every content type. */
export const adminConfigs: AdminConfigs<ContentTypeName> = {
  brand: brandAdminConfig,
  slider: sliderAdminConfig,
  historySlide: historySlideAdminConfig,
  newsArticle: newsArticleAdminConfig,
  teamMember: teamMemberAdminConfig,
  portfolioItem: portfolioItemAdminConfig,
  career: careerAdminConfig,
}
