import { kindOf, type AnySection } from '#domain/content/page/section-kinds.ts'
import type { SectionWords } from '#domain/wording/en/editor/sections.ts'

/** The name of a section's kind; of a kind that this version does not know, the kind itself. */
export const sectionKindName = (section: AnySection, words: SectionWords): string => {
  const known = kindOf(section)
  return known === undefined ? section.kind : words.kinds[known]
}
