import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { FormConfig } from '../../content/form-config.ts'
import { pageFormConfig } from './page-form-config.tsx'
import { brandFormConfig } from './brand-form-config.tsx'
import { careerFormConfig } from './career-form-config.tsx'
import { historySlideFormConfig } from './history-slide-form-config.tsx'
import { newsArticleFormConfig } from './news-article-form-config.tsx'
import { portfolioItemFormConfig } from './portfolio-item-form-config.tsx'
import { sliderFormConfig } from './slider-form-config.tsx'
import { teamMemberFormConfig } from './team-member-form-config.tsx'

export type FormConfigs<Names extends ContentTypeName> = { readonly [Name in Names]: FormConfig<Name> }

/** The form and preview of every content type. */
export const formConfigs: FormConfigs<ContentTypeName> = {
  page: pageFormConfig,
  brand: brandFormConfig,
  slider: sliderFormConfig,
  historySlide: historySlideFormConfig,
  newsArticle: newsArticleFormConfig,
  teamMember: teamMemberFormConfig,
  portfolioItem: portfolioItemFormConfig,
  career: careerFormConfig,
}
