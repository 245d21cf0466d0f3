export const sectionKinds = ['text', 'figures', 'picture', 'quote', 'downloads', 'people'] as const
export type SectionKind = (typeof sectionKinds)[number]

/** A section of any version. */
export interface AnySection {
  readonly id: string
  readonly kind: string
}

/** Whether this version has the kind of a section. One of a newer version is kept as it is, and not drawn. */
export const isKnownSection = <Any extends AnySection>(
  section: Any,
): section is Extract<Any, { readonly kind: SectionKind }> =>
  sectionKinds.some((kind) => kind === section.kind)
