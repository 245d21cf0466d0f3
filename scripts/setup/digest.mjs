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

/** Hashes files and folders by name and content, not by time. Stories do not count. @param {string[]} paths */
export const digestOf = (paths) => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) {
    if (!/\.(stories|guide)\.tsx$/.test(file))
      hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
