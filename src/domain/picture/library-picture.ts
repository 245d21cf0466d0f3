import type { ListQuery, Page } from '../content/list/list-query.ts'
import type { Author } from '../history/author.ts'
import type { Languages } from '../language/language.ts'
import type { Publishable } from '../publishing/draft.ts'
import type { ChosenFile } from './chosen-file.ts'
import { pdfError } from './pdf-file.ts'
import { pictureError } from './picture-error.ts'
import type { PictureUse } from './picture-use.ts'

/** The fields of a picture that staff edit. */
export interface PictureWords {
  readonly name: string
  /** The alternative text in the default language. */
  readonly alt: string
  /** The picture is decorative, so that no use needs an alternative text. */
  readonly decorative: boolean
  readonly translations: Readonly<Record<string, { readonly alt: string }>>
  /** Such as `30,60`, in percent; empty for the middle. The default wherever it is chosen. */
  readonly focus: string
  /** Whether the clean-up keeps the picture while it is unused. */
  readonly inLibrary: boolean
}

/** A picture or a PDF of the library: one that staff keep, or that is used. */
export interface LibraryPicture extends PictureWords {
  readonly id: string
  /** Without a focal point. */
  readonly address: string
  /** The size of the uploaded file; 0 if unknown. */
  readonly bytes: number
  /** The SHA-256 of the uploaded file; empty if unknown. */
  readonly digest: string
  /** The number of items, drafts and pages that refer to it. */
  readonly useCount: number
  /** How often visitors have downloaded a PDF; each person counts once a day. */
  readonly downloads?: number
  readonly uploadedBy: Author
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
}

export interface PictureDetails extends LibraryPicture {
  readonly uses: ReadonlyArray<PictureUse>
  /** The number of uses that are not listed: subjects that the person may not edit, and items in the trash. */
  readonly otherUses: number
}

export interface PictureChange extends Partial<PictureWords> {
  /** The version that the person has seen. */
  readonly version?: number
}

export const libraryKinds = ['picture', 'file'] as const
export type LibraryKind = (typeof libraryKinds)[number]

/** The kind of an uploaded file in the library. */
export const kindOfUpload = ({ type }: ChosenFile): LibraryKind =>
  type === 'application/pdf' ? 'file' : 'picture'

/** Checks a chosen file by its type and size before the upload; the server checks its content. */
export const uploadError = (file: ChosenFile, kind = kindOfUpload(file)): string | undefined =>
  kind === 'file' ? pdfError(file) : pictureError(file)

export const pictureFilters = ['unused', 'without_alt'] as const
export type PictureFilter = (typeof pictureFilters)[number]

/** Newest first, unless sorted by `createdAt`. All given conditions apply. */
export interface LibraryQuery extends ListQuery {
  /** Pictures if absent. */
  readonly kind?: LibraryKind
  readonly filter?: PictureFilter
  /** The language of `without_alt`. */
  readonly lang?: string
  /** Only pictures that such items refer to. */
  readonly subject?: Publishable
  readonly digest?: string
}

export type LibraryPage = Page<LibraryPicture>

/** The most places that a replacement writes to. */
export const maxReplaced = 500

const limits = { name: 200, alt: 300 } as const

/** The name that an uploaded file has in the library: without its extension, cut to the limit between characters. */
export const nameOfUpload = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .slice(0, limits.name)
    .replace(/\p{Surrogate}$/u, '')

const focusPattern = /^(?:(?:100|\d{1,2}),(?:100|\d{1,2}))?$/

/** The alternative text in a language, which may be empty. */
export const altIn = (
  { alt, translations }: Pick<PictureWords, 'alt' | 'translations'>,
  tag: string,
  [main]: Languages,
): string => (tag === main.tag ? alt : (translations[tag]?.alt ?? ''))

/** The tags of the languages in which a picture still needs an alternative text. */
export const lackingAlt = (picture: PictureWords, languages: Languages): ReadonlyArray<string> =>
  picture.decorative
    ? []
    : languages.map(({ tag }) => tag).filter((tag) => altIn(picture, tag, languages) === '')

/** The words after a change: trimmed, and without languages that the site does not have. */
export const changedWords = (
  before: PictureWords,
  { name, alt, translations, ...change }: PictureChange,
  [, ...further]: Languages,
): PictureWords => {
  const texts = { ...before.translations, ...translations }
  return {
    decorative: change.decorative ?? before.decorative,
    focus: change.focus ?? before.focus,
    inLibrary: change.inLibrary ?? before.inLibrary,
    name: (name ?? before.name).trim(),
    alt: (alt ?? before.alt).trim(),
    translations: Object.fromEntries(
      further.flatMap(({ tag }) => {
        const text = texts[tag]?.alt.trim() ?? ''
        return text === '' ? [] : [[tag, { alt: text }]]
      }),
    ),
  }
}

/** One sentence for each field that cannot be saved. A text that stays as it was can, even if it is too long. */
export const pictureWordsErrors = (
  before: PictureWords,
  { name, alt, translations, focus }: PictureWords,
): Readonly<Record<string, string>> => {
  const texts = [
    ['name', name, before.name, limits.name],
    ['alt', alt, before.alt, limits.alt],
    ...Object.entries(translations).map(
      ([tag, each]) =>
        [`translations.${tag}.alt`, each.alt, before.translations[tag]?.alt, limits.alt] as const,
    ),
  ] as const
  return Object.fromEntries([
    ...texts.flatMap(([path, text, former, maxLength]) => {
      if (text === former?.trim()) return []
      if (text.includes('\0')) return [[path, 'The text has characters that cannot be stored']]
      return text.length > maxLength ? [[path, `At most ${maxLength} characters`]] : []
    }),
    ...(focusPattern.test(focus) ? [] : [['focus', 'Write a point such as 30,60']]),
  ])
}

/**
 * A text of JSON in which a picture or PDF is replaced by another address, whatever focal points it has. Links into a PDF
 * keep their query and anchor.
 */
export const withReplaced = (json: string, from: string, to: string): string => {
  const found = from.replaceAll('.', '\\.')
  return json.replaceAll(new RegExp(`(?<=")${found}(?:#focus=\\d{1,3},\\d{1,3})?(?=[?#]|\\\\*")`, 'g'), to)
}
