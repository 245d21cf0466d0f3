import { contentTypes } from '../content/content-types.ts'
import { homePagePicturePaths } from '../home-page/home-page.ts'
import { fields, type FieldWords } from '../wording/en/fields.ts'
import { isContentTypeName, type Subject } from './subject.ts'

interface FieldDisplay {
  readonly label: string
  /** The language of a translation. */
  readonly lang?: string
  readonly isPicture: boolean
}

/** The label of a snapshot's field, from the catalogue or else from its path, and whether it holds pictures. */
export const fieldDisplay = (subject: Subject, path: string, words: FieldWords = fields): FieldDisplay => {
  const [, before = '', lang, field] = translation.exec(path) ?? []
  if (lang === undefined || field === undefined) return displayOf(subject, path, words)
  const { label, isPicture } = displayOf(subject, `${before}${field}`, words)
  return { label: `${label} (${englishNames.of(lang) ?? lang})`, lang, isPicture }
}

/** For example `services.0.translations.ar.title`. */
const translation = /^(.*\.)?translations\.([^.]+)\.(.+)$/u
const englishNames = new Intl.DisplayNames('en', { type: 'language' })

const displayOf = (subject: Subject, path: string, words: FieldWords): FieldDisplay => {
  if (!isContentTypeName(subject)) {
    const isPicture = subject === 'homePage' && homePagePicturePaths.includes(path.replaceAll(/\.\d+/gu, ''))
    return { label: labelOfPath(path), isPicture }
  }
  const labels: Readonly<Record<string, string>> = words[subject]
  return {
    label: (Object.hasOwn(labels, path) ? labels[path] : undefined) ?? labelOfPath(path),
    isPicture: contentTypes[subject].pictures.some((picture) => picture.split('.')[0] === path),
  }
}

/** Turns `services.0.title` into 'Services 1, title'. */
const labelOfPath = (path: string): string => {
  const words = path
    .split('.')
    .map((step) => (/^\d+$/u.test(step) ? ` ${Number(step) + 1}` : `, ${wordsOfName(step)}`))
    .join('')
    .slice(2)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Turns `employmentType` into 'employment type'; a name such as 'LinkedIn' stays. */
const wordsOfName = (name: string): string =>
  /^[A-Z]/u.test(name) ? name : name.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
