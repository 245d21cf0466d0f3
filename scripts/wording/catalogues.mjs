import { existsSync, globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { textsOf } from '#domain/wording/texts-of.ts'
import { readModule } from './catalogue-module.mjs'

/** @typedef {import('#domain/wording/texts-of.ts').CatalogueText} CatalogueText */
/**
 * @typedef {import('./catalogue-module.mjs').WrittenText & { english: ReadonlyArray<CatalogueText>, context: string }} TranslatedText
 * A text of a catalogue with the English ones of its key; the key begins with the area.
 */

const folder = 'src/domain/wording'
const design = 'src/ui/design/words'

/** The English text that is nearest to a plural form. @param {Pick<TranslatedText, 'form' | 'english'>} text */
export const englishOf = ({ form, english }) =>
  (english.find((text) => text.form === form) ?? english.at(-1))?.text ?? ''

/** @param {ReadonlyMap<string, string>} comments @param {string} key */
const contextOf = (comments, key) =>
  [...comments]
    .filter(([each, comment]) => comment !== '' && (each === '' || `${key}.`.startsWith(`${each}.`)))
    .map(([, comment]) => comment)
    .join(' ')

/** @param {string} area @param {string} path @param {string} englishPath */
const catalogueAt = async (area, path, englishPath) => {
  const module = readModule(path)
  const { comments } = readModule(englishPath)
  const [words] = Object.values(await import(pathToFileURL(resolve(englishPath)).href))
  const english = textsOf(words)
  /** @type {ReadonlyArray<TranslatedText>} */
  const texts = module.texts.map((text) => ({
    ...text,
    key: `${area}.${text.key}`,
    english: english.filter(({ key }) => key === text.key),
    context: contextOf(comments, text.key),
  }))
  return { ...module, texts }
}

/** The catalogues of a language other than English, in the order of their areas. @param {string} language */
export const cataloguesOf = async (language) => {
  if (language === 'en' || !existsSync(`${folder}/${language}`))
    throw new Error(`There is no catalogue of '${language}' to translate.`)
  const areas = globSync('**/*.ts', { cwd: `${folder}/${language}` })
    .map((file) => ({ area: basename(file, '.ts'), file }))
    .toSorted((one, other) => (one.area < other.area ? -1 : 1))
    .map(({ area, file }) => catalogueAt(area, `${folder}/${language}/${file}`, `${folder}/en/${file}`))
  return Promise.all([...areas, catalogueAt('design', `${design}/${language}.ts`, `${design}/en.ts`)])
}
