import { contentTypes } from '../content/content-types.ts'
import { homePagePicturePaths } from '../home-page/home-page.ts'
import { fields, type FieldWords } from '../wording/en/fields.ts'
import { nameOf } from '../wording/name-of.ts'
import { isContentTypeName, type Subject } from './subject.ts'

interface FieldDisplay {
  readonly label: string
  /** The language of a translation. */
  readonly lang?: string
  readonly isPicture: boolean
}

/** The label of a snapshot's field, from the catalogue or else from its path, and whether it holds pictures. */
export const fieldDisplay = (
  subject: Subject,
  path: string,
  words: FieldWords = fields,
  nameOfLanguage: (tag: string) => string = englishName,
): FieldDisplay => {
  const [, before = '', lang, field] = translation.exec(path) ?? []
  if (lang === undefined || field === undefined) return displayOf(subject, path, words)
  const { label, isPicture } = displayOf(subject, `${before}${field}`, words)
  return { label: `${label} (${nameOfLanguage(lang)})`, lang, isPicture }
}

/** For example `services.0.translations.ar.title`. */
const translation = /^(.*\.)?translations\.([^.]+)\.(.+)$/u
const englishNames = new Intl.DisplayNames('en', { type: 'language' })
const englishName = (tag: string) => englishNames.of(tag) ?? tag

const displayOf = (subject: Subject, path: string, words: FieldWords): FieldDisplay => {
  if (!isContentTypeName(subject)) {
    const isPicture = subject === 'homePage' && homePagePicturePaths.includes(path.replaceAll(/\.\d+/gu, ''))
    return { label: labelOfPath(path, words), isPicture }
  }
  const labels: Readonly<Record<string, string>> = words[subject]
  return {
    label: (Object.hasOwn(labels, path) ? labels[path] : undefined) ?? labelOfPath(path, words),
    isPicture: contentTypes[subject].pictures.some((picture) => picture.split('.')[0] === path),
  }
}

/** Turns `services.0.title` into 'Services 1, title'. */
const labelOfPath = (path: string, { steps, stepSeparator }: FieldWords): string => {
  const words = path
    .split('.')
    .map((step) => (/^\d+$/u.test(step) ? ` ${Number(step) + 1}` : `${stepSeparator}${nameOf(steps, step)}`))
    .join('')
    .slice(stepSeparator.length)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
