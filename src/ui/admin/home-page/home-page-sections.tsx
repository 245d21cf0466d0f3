import type { ComponentType } from 'react'
import type { EditorWords } from '#domain/wording/en/editor/editor.ts'
import type { HomePageFieldsProps } from './home-page-fields.ts'
import { ApplicationTextFields } from './application-text-fields.tsx'
import { LanguageFields } from './language-fields.tsx'
import { BrandFields, ContactDetailsFields, PressFields, SocialFields } from './site-fields.tsx'
import { FactFields, PrincipleFields, ServiceFields } from './list-fields.tsx'
import { PageFields } from './page-fields.tsx'
import { EnquiryTextFields, StatementFields, TitleFields } from './text-fields.tsx'

interface HomePageSection {
  readonly id: keyof EditorWords['homePage']['sections']
  readonly Fields: ComponentType<HomePageFieldsProps>
  /** Hidden if the back end lacks it. */
  readonly feature?: 'pageHeads'
}

export const homePageSections: ReadonlyArray<HomePageSection> = [
  { id: 'brand', Fields: BrandFields },
  { id: 'contact', Fields: ContactDetailsFields },
  { id: 'social', Fields: SocialFields },
  { id: 'statement', Fields: StatementFields },
  { id: 'facts', Fields: FactFields },
  { id: 'services', Fields: ServiceFields },
  { id: 'titles', Fields: TitleFields },
  { id: 'enquiry', Fields: EnquiryTextFields },
  { id: 'pages', Fields: PageFields, feature: 'pageHeads' },
  { id: 'principles', Fields: PrincipleFields, feature: 'pageHeads' },
  { id: 'press', Fields: PressFields, feature: 'pageHeads' },
  { id: 'applications', Fields: ApplicationTextFields, feature: 'pageHeads' },
]

/** With the languages of the site, if there are several. */
export const sectionsInLanguages: typeof homePageSections = [
  ...homePageSections,
  { id: 'languages', Fields: LanguageFields },
]
