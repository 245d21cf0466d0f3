import type { ComponentType } from 'react'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { ContentEditScreen } from '../content/content-edit-screen.tsx'
import { ContentAddScreen } from '../content/content-add-screen.tsx'
import { ContentListScreen } from '../content/content-list-screen.tsx'
import type { AdminConfig } from '../content/admin-config.ts'
import { brandAdminConfig } from '../content-types/brand-admin-config.tsx'
import { careerAdminConfig } from '../content-types/career-admin-config.tsx'
import { historySlideAdminConfig } from '../content-types/history-slide-admin-config.tsx'
import { newsArticleAdminConfig } from '../content-types/news-article-admin-config.tsx'
import { portfolioItemAdminConfig } from '../content-types/portfolio-item-admin-config.tsx'
import { sliderAdminConfig } from '../content-types/slider-admin-config.tsx'
import { teamMemberAdminConfig } from '../content-types/team-member-admin-config.tsx'

/** In the order of `Section.screens`. */
export type ContentScreens = readonly [List: ComponentType, Add: ComponentType, Edit: ComponentType]

const screens = <Name extends ContentTypeName>(name: Name, config: AdminConfig<Name>): ContentScreens => [
  () => <ContentListScreen name={name} config={config} />,
  () => <ContentAddScreen name={name} config={config} />,
  () => <ContentEditScreen name={name} config={config} />,
]

/** The list, add and edit screen of every content type. */
export const screensOfContent = {
  brand: screens('brand', brandAdminConfig),
  slider: screens('slider', sliderAdminConfig),
  historySlide: screens('historySlide', historySlideAdminConfig),
  newsArticle: screens('newsArticle', newsArticleAdminConfig),
  teamMember: screens('teamMember', teamMemberAdminConfig),
  portfolioItem: screens('portfolioItem', portfolioItemAdminConfig),
  career: screens('career', careerAdminConfig),
} as const satisfies Record<ContentTypeName, ContentScreens>
