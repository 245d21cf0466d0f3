import { contentTypes } from '../content/content-types.ts'
import { homePagePicturePaths } from '../content/home-page/home-page.ts'
import { fieldPaths, type FieldPathWords } from '../wording/en/content/field-paths.ts'
import { fields, type FieldWords } from '../wording/en/content/fields.ts'
import { nameOf } from '../wording/name-of.ts'
import { isContentTypeName, type Subject } from './subject.ts'

interface FieldDisplay {
  readonly label: string
  /** The language of a translation. */
  readonly lang?: string
  readonly isPicture: boolean
}

/** The catalogues that name fields; English where one is absent. */
export interface FieldNames {
  readonly labels?: FieldWords
  readonly paths?: FieldPathWords
  readonly nameOfLanguage?: (tag: string) => string
}

/** The label of a snapshot's field, from the catalogue or else from its path, and whether it holds pictures. */
export const fieldDisplay = (
  subject: Subject,
  path: string,
  { labels = fields, paths = fieldPaths, nameOfLanguage = englishName }: FieldNames = {},
): FieldDisplay => {
  const found = translation.exec(path) ?? templateText.exec(path)
  const { before = '', lang, field } = { ...found?.groups }
  if (lang === undefined) return displayOf(subject, path, labels, paths)
  const { label, isPicture } = displayOf(subject, before + (field ?? ''), labels, paths)
  return { label: `${label} (${nameOfLanguage(lang)})`, lang, isPicture }
}

/** For example `services.0.translations.ar.title`. */
const translation = /^(?<before>.*\.)?translations\.(?<lang>[^.]+)\.(?<field>.+)$/u
/** For example `texts.ar`. */
const templateText = /^(?<before>texts)\.(?<lang>[^.]+)$/u
const englishNames = new Intl.DisplayNames('en', { type: 'language' })
const englishName = (tag: string) => englishNames.of(tag) ?? tag

const displayOf = (
  subject: Subject,
  path: string,
  labels: FieldWords,
  paths: FieldPathWords,
): FieldDisplay => {
  const whole: Readonly<Record<string, string>> =
    subject === 'personalData' ? paths.personalData : isContentTypeName(subject) ? labels[subject] : {}
  const label = (Object.hasOwn(whole, path) ? whole[path] : undefined) ?? labelOfPath(path, paths)
  if (isContentTypeName(subject))
    return {
      label,
      isPicture: contentTypes[subject].pictures.some((picture) => picture.split('.')[0] === path),
    }
  const isPicture = subject === 'homePage' && homePagePicturePaths.includes(path.replaceAll(/\.\d+/gu, ''))
  return { label, isPicture }
}

/** Turns `services.0.title` into 'Services 1, title'. */
const labelOfPath = (path: string, { steps, separator }: FieldPathWords): string => {
  const words = path
    .split('.')
    .map((step) => (/^\d+$/u.test(step) ? ` ${Number(step) + 1}` : `${separator}${nameOf(steps, step)}`))
    .join('')
    .slice(separator.length)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** How a value that is stored as a code is named; other values stay as they are. */
export const valueName = (
  subject: Subject,
  path: string,
  value: string,
  { paths = fieldPaths }: FieldNames = {},
): string => {
  const values: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> =
    paths.values
  const field = path.split('.').findLast((step) => !/^\d+$/u.test(step)) ?? ''
  return nameOf(values[subject]?.[field] ?? {}, value)
}
