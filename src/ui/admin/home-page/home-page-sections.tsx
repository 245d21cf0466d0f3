import type { ComponentType } from 'react'
import type { HomePageFieldsProps } from './home-page-fields.ts'
import { BrandFields, ContactFields, SocialFields } from './site-fields.tsx'
import { FactFields, ServiceFields } from './list-fields.tsx'
import { EnquiryFields, StatementFields, TitleFields } from './text-fields.tsx'

interface HomePageSection {
  readonly id: string
  readonly title: string
  readonly Fields: ComponentType<HomePageFieldsProps>
}

export const homePageSections: ReadonlyArray<HomePageSection> = [
  { id: 'brand', title: 'Brand', Fields: BrandFields },
  { id: 'contact', title: 'Contact', Fields: ContactFields },
  { id: 'social', title: 'Social links', Fields: SocialFields },
  { id: 'statement', title: 'Statements', Fields: StatementFields },
  { id: 'facts', title: 'Facts', Fields: FactFields },
  { id: 'services', title: 'Services', Fields: ServiceFields },
  { id: 'titles', title: 'Section titles', Fields: TitleFields },
  { id: 'enquiry', title: 'Enquiry', Fields: EnquiryFields },
]
