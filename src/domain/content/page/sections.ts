import { Schema } from 'effect'
import { translatable } from '../../language/translatable.ts'
import type { TranslatedFields } from '../../language/translated-fields.ts'
import { RichTextSchema } from '../../rich-text/rich-text-schema.ts'
import { fields } from '../../wording/en/content/fields.ts'
import { bounded, maxEntries, optional } from '../fields/field.ts'
import { group, listOf } from '../fields/groups.ts'
import { lengths } from '../fields/lengths.ts'
import { sectionKinds, sectionTextFields, type AnySection, type SectionKind } from './section-kinds.ts'

const labels = fields.pageSection

export const maxSections = 100
export const maxSectionFigures = 8

/** Stays when a section is moved or changed, so that two people's changes merge. */
const id = bounded(labels.id, { required: true, max: 40 }).check(
  Schema.isPattern(/^[\w-]+$/u, { message: `${labels.id} has letters, digits and hyphens` }),
)
const title = optional(labels.title)
const body = Schema.optionalKey(RichTextSchema)
const address = (label: string) => optional(label, { max: lengths.address })

const figureTexts = { translated: ['label'], mayDiffer: ['value'] } as const
const figure = { value: bounded(labels.value), label: bounded(labels.label) }
const fileTexts = { translated: ['title'], mayDiffer: ['file'] } as const
/** A file is named by the address that its upload returned. */
const file = { file: bounded(labels.file, { max: lengths.address }), title: bounded(labels.fileTitle) }

const textTexts = { translated: ['title', 'body'] } as const
const figuresTexts = { translated: ['title', 'note'] } as const
const pictureTexts = { translated: ['title', 'body', 'alt'] } as const
const quoteTexts = { translated: ['text', 'source', 'role'] } as const
const titleTexts = { translated: ['title'] } as const

const text = { title, body }
const figures = {
  title,
  figures: listOf(
    labels.figures,
    group(labels.figures, { ...figure, ...translatable(figure, figureTexts) }),
    maxSectionFigures,
  ),
  note: optional(labels.note),
}
const picture = { title, body, image: address(labels.image), alt: optional(labels.alt) }
const quote = {
  text: optional(labels.text, { max: 1_000 }),
  source: optional(labels.source),
  role: optional(labels.role),
}
const downloads = {
  title,
  files: listOf(labels.files, group(labels.files, { ...file, ...translatable(file, fileTexts) }), maxEntries),
}
/** Ids of team members, in the order in which they are shown. */
const people = { title, people: listOf(labels.people, bounded(labels.people), maxEntries) }

const kind = <Kind extends string>(name: Kind) => ({ id, kind: Schema.Literal(name) })

const known = {
  text: Schema.Struct({ ...kind('text'), ...text, ...translatable(text, textTexts) }),
  figures: Schema.Struct({ ...kind('figures'), ...figures, ...translatable(figures, figuresTexts) }),
  picture: Schema.Struct({ ...kind('picture'), ...picture, ...translatable(picture, pictureTexts) }),
  quote: Schema.Struct({ ...kind('quote'), ...quote, ...translatable(quote, quoteTexts) }),
  downloads: Schema.Struct({ ...kind('downloads'), ...downloads, ...translatable(downloads, titleTexts) }),
  people: Schema.Struct({ ...kind('people'), ...people, ...translatable(people, titleTexts) }),
} satisfies Record<SectionKind, unknown>

export type SectionOf<Kind extends SectionKind> = (typeof known)[Kind]['Type']
/** A section that this version draws. */
export type Section = { readonly [Kind in SectionKind]: SectionOf<Kind> }[SectionKind]

const other = Schema.StructWithRest(
  Schema.Struct({
    id,
    kind: bounded(labels.kind, { required: true }).check(
      // Without a message: the schema of a known kind says what is wrong in its section.
      Schema.makeFilter((name) => !sectionKinds.some((each) => each === name) || ''),
    ),
  }),
  [Schema.Record(Schema.String, Schema.Unknown)],
)

const isUnique = (sections: ReadonlyArray<AnySection>) =>
  new Set(sections.map((section) => section.id)).size === sections.length

export const sections = (label: string) =>
  Schema.optionalKey(
    Schema.Array(Schema.Union([...Object.values(known), other]))
      .annotate({ message: `${label} must be a list` })
      .check(
        Schema.isMaxLength(maxSections, { message: `${label} have at most ${maxSections} entries` }),
        Schema.makeFilter((list) => isUnique(list) || 'Each section must have an id of its own'),
      )
      .pipe(Schema.annotateKey({ title: label })),
  )

/** The texts of the known kinds, whose names mean the same in each. */
export const sectionTexts: TranslatedFields = {
  translated: sectionTextFields,
  kinds: sectionKinds,
  groups: { figures: figureTexts, files: fileTexts },
}
