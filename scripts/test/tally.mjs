/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {string[]} failed Names of tests, or sentences.
 * @property {{ name: string, reason: string | undefined }[]} skipped
 * @property {string[]} retried Those that passed at the second try only.
 */

/** @returns {Tally} */
export const nothing = () => ({ passed: 0, failed: [], skipped: [], retried: [] })

/** The tally of a test file. @typedef {Tally & { file: string }} FileTally */

/** More failed files than this are no chance. */
const mostRepeated = 12

/** The files with a failure; none if there are too many to be chance. @param {FileTally[]} files */
export const toRepeat = (files) => {
  const failed = files.filter((file) => file.failed.length > 0).map(({ file }) => file)
  return failed.length > mostRepeated ? [] : failed
}

/** Replaces the tallies of the files that ran again. @param {FileTally[]} first @param {FileTally[]} second @returns {FileTally[]} */
export const afterSecondTry = (first, second) =>
  first.map((tally) => {
    const again = second.find(({ file }) => file === tally.file)
    if (again === undefined) return tally
    return { ...again, retried: tally.failed.filter((name) => !again.failed.includes(name)) }
  })

/** Adds the failures of a part that ran no test, or skipped one without a reason. @param {string} part @param {Tally | undefined} tally @returns {Tally} */
export const checked = (part, tally = nothing()) => {
  const unexplained = tally.skipped.filter(({ reason }) => reason === undefined)
  return {
    passed: tally.passed,
    failed: [
      ...tally.failed,
      ...(tally.passed + tally.failed.length === 0 ? [`${part} ran no test`] : []),
      ...unexplained.map(({ name }) => `${name}: skipped without a reason`),
    ],
    skipped: tally.skipped.filter(({ reason }) => reason !== undefined),
    retried: tally.retried,
  }
}

/** @param {Tally[]} tallies @returns {Tally} */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.flatMap(({ failed }) => failed),
  skipped: tallies.flatMap(({ skipped }) => skipped),
  retried: tallies.flatMap(({ retried }) => retried),
})

/** @param {Tally} tally */
export const lineOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`
