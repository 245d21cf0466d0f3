/** @typedef {'line' | 'text' | 'picture'} Kind */
/** @typedef {{ name: string, kind: Kind, label: string, column: string }} Field */

/** @typedef {ReturnType<typeof namesOf>} Names What a content type and its fields are called, everywhere. */

const kinds = /** @type {const} */ (['line', 'text', 'picture'])

/** `closingDate` in words: `closing date`. @param {string} name */
const inWords = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** @param {string} text */
export const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** @param {string} word @returns {Field} */
const fieldOf = (word) => {
  const [name = '', named = 'line'] = word.split(':')
  const kind = kinds.find((one) => one === named)
  if (!/^[a-z][A-Za-z]*$/.test(name) || kind === undefined)
    throw new Error(`'${word}' is no field: write name, name:text or name:picture.`)
  return { name, kind, label: capitalized(inWords(name)), column: inWords(name).replaceAll(' ', '_') }
}

/** @param {string} name In camel case, singular. @param {ReadonlyArray<string>} words One a field; the first is the title. */
export const namesOf = (name, words) => {
  if (!/^[a-z][A-Za-z]*$/.test(name)) throw new Error(`'${name}' is no name: write it like newsArticle.`)
  const fields = (words.length === 0 ? ['title', 'image:picture'] : words).map(fieldOf)
  const [title] = fields
  if (title?.kind !== 'line') throw new Error('The first field is the title and has one line.')
  const one = inWords(name)
  return {
    name,
    file: one.replaceAll(' ', '-'),
    screen: capitalized(name),
    one,
    many: `${one}s`,
    /** Of the exported values, and of the table. */
    manyName: `${name}s`,
    table: `${one.replaceAll(' ', '_')}s`,
    label: capitalized(`${one}s`),
    fields,
    title,
    pictures: fields.filter(({ kind }) => kind === 'picture'),
    lines: fields.filter(({ kind }) => kind === 'line'),
    searched: fields.filter(({ kind }) => kind !== 'picture'),
  }
}
