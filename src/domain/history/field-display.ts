import { Schema } from 'effect'
import { contentTypes } from '../content/content-types.ts'
import { isContentTypeName, type Subject } from './subject.ts'

interface FieldLook {
  readonly label: string
  readonly isPicture: boolean
}

const homePagePictures = ['logo', 'logoOnDark', 'image']

/** How a field of a snapshot is called and shown: contents declare it, elsewhere its path says it. */
export const fieldDisplay = (subject: Subject, path: string): FieldLook => {
  if (!isContentTypeName(subject)) {
    const isPicture = subject === 'homePage' && homePagePictures.includes(path.split('.').at(-1) ?? '')
    return { label: spoken(path), isPicture }
  }
  const { fields, pictures } = contentTypes[subject]
  const declared: Readonly<Record<string, Schema.Constraint>> = fields
  const field = Object.hasOwn(declared, path) ? declared[path] : undefined
  return {
    label: (field && Schema.resolveAnnotationsKey(field)?.title) ?? spoken(path),
    isPicture: pictures.some((picture) => picture.split('.')[0] === path),
  }
}

/** `services.0.title` as 'Services 1, title'. */
const spoken = (path: string): string => {
  const words = path
    .split('.')
    .map((step) => (/^\d+$/u.test(step) ? ` ${Number(step) + 1}` : `, ${plain(step)}`))
    .join('')
    .slice(2)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `employmentType` as 'employment type'; names such as 'LinkedIn' stay. */
const plain = (name: string): string =>
  /^[A-Z]/u.test(name) ? name : name.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
