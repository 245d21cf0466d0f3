import type { ComponentType } from 'react'
import type { ContentName } from '#domain/content/content-types.ts'
import { ContentEditScreen } from '../content/content-edit-screen.tsx'
import { ContentAddScreen } from '../content/content-add-screen.tsx'
import { ContentListScreen } from '../content/content-list-screen.tsx'
import type { ContentLook } from '../content/content-look.ts'
import { brandLook } from '../content-types/brand-look.tsx'
import { careerLook } from '../content-types/career-look.tsx'
import { historySlideLook } from '../content-types/history-slide-look.tsx'
import { newsArticleLook } from '../content-types/news-article-look.tsx'
import { portfolioItemLook } from '../content-types/portfolio-item-look.tsx'
import { sliderLook } from '../content-types/slider-look.tsx'
import { teamMemberLook } from '../content-types/team-member-look.tsx'

/** In the order of a section's addresses. */
export type ContentScreens = readonly [List: ComponentType, Add: ComponentType, Edit: ComponentType]

const screens = <Name extends ContentName>(name: Name, look: ContentLook<Name>): ContentScreens => [
  () => <ContentListScreen name={name} look={look} />,
  () => <ContentAddScreen name={name} look={look} />,
  () => <ContentEditScreen name={name} look={look} />,
]

/** The list, add and edit screen of every content. */
export const screensOfContent = {
  brand: screens('brand', brandLook),
  slider: screens('slider', sliderLook),
  historySlide: screens('historySlide', historySlideLook),
  newsArticle: screens('newsArticle', newsArticleLook),
  teamMember: screens('teamMember', teamMemberLook),
  portfolioItem: screens('portfolioItem', portfolioItemLook),
  career: screens('career', careerLook),
} as const satisfies Record<ContentName, ContentScreens>
