export const sectionKinds = ['text', 'figures', 'picture', 'quote', 'downloads', 'people'] as const
export type SectionKind = (typeof sectionKinds)[number]

/** A section of any version. */
export interface AnySection {
  readonly id: string
  readonly kind: string
}

/** The kind of a section; `undefined` for one of a newer version, which is kept as it is and not drawn. */
export const kindOf = ({ kind }: AnySection): SectionKind | undefined =>
  sectionKinds.find((known) => known === kind)

export const isKnownSection = <Any extends AnySection>(
  section: Any,
): section is Extract<Any, { readonly kind: SectionKind }> => kindOf(section) !== undefined

/** The fields of sections that have texts. */
export const sectionTextFields: ReadonlyArray<string> = [
  'title',
  'body',
  'text',
  'source',
  'role',
  'note',
  'alt',
]
