import { globSync, readFileSync, writeFileSync } from 'node:fs'

/** @typedef {{ name: string, version: string, identifier?: string, text?: string }} License */

/** Where a bundle lists the licences of its packages, within its folder. @param {string} bundle */
export const licensesOf = (bundle) => `.vite/licenses-${bundle}.json`

const fonts = {
  'Hanken Grotesk': 'src/ui/design/style/fonts/LICENSE-hanken-grotesk.txt',
  'IBM Plex Sans Arabic': 'src/ui/design/style/fonts/LICENSE-ibm-plex-sans-arabic.txt',
  'Markazi Text': 'src/ui/design/style/fonts/LICENSE-markazi-text.txt',
  Newsreader: 'src/ui/design/style/fonts/LICENSE-newsreader.txt',
}

/** What is not in a bundle, by its name: the file with its licence. */
export const inBrowser = { ...fonts, 'Lucide icons': 'src/ui/design/layout/icon/LICENSE-lucide.txt' }

export const inServer = {
  ...fonts,
  'SecLists passwords': 'src/adapters/sql/accounts/passwords/LICENSE-seclists.txt',
  sharp: 'node_modules/sharp/LICENSE',
  ...Object.fromEntries(
    globSync('node_modules/@img/sharp-libvips-*/README.md').map((file) => ['libvips', file]),
  ),
}

/** @param {License} license */
const isMissing = ({ text = '' }) => text.trim() === ''

/**
 * Writes the licences of all that a folder of the build holds. Fails if one has no text.
 * @param {string} folder @param {Record<string, string>} others
 */
export const writeLicenses = (folder, others) => {
  /** @type {License[]} */
  const bundled = globSync(`${folder}/${licensesOf('*')}`).flatMap((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  )
  const texts = new Map(bundled.map((one) => [`${one.name} ${one.version}`, one]))
  const missing = [...texts].filter(([, one]) => isMissing(one)).map(([title]) => title)
  if (missing.length > 0) throw new Error(`These packages have no licence text: ${missing.join(', ')}.`)
  const parts = [
    ...[...texts].map(([title, { text = '' }]) => [title, text]),
    ...Object.entries(others).map(([title, file]) => [title, readFileSync(file, 'utf8')]),
  ]
  const sorted = parts.toSorted(([one = ''], [other = '']) => one.localeCompare(other))
  const sections = sorted.map(
    ([title = '', text = '']) => `${title}\n${'-'.repeat(title.length)}\n\n${text.trim()}\n`,
  )
  writeFileSync(`${folder}/licenses.txt`, sections.join('\n\n'))
}
