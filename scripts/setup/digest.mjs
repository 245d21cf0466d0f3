import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} path @returns {string[]} */
const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => filesIn(join(path, name)))
    : [path]

/** Files and folders by name and content: a checkout that only touches times changes nothing, nor does a story. @param {string[]} paths */
export const digestOf = (paths) => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) {
    if (!file.endsWith('.stories.tsx')) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
