import type { AnySection, Section } from './sections.ts'

export const sectionKinds = ['text', 'figures', 'picture', 'quote', 'downloads', 'people'] as const
export type SectionKind = (typeof sectionKinds)[number]

/** Whether this version has the kind of a section. One of a newer version is kept as it is, and not drawn. */
export const isKnownSection = (section: AnySection): section is Section =>
  sectionKinds.some((kind) => kind === section.kind)
