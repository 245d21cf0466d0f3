import { parseArgs } from 'node:util'

/**
 * The arguments of a command, and its help.
 * @typedef {object} Command
 * @property {string} summary What it does.
 * @property {string} [usage] The arguments, as the help shows them.
 * @property {import('node:util').ParseArgsOptionsConfig} [options]
 * @property {'one' | 'any'} [operands] How many positional arguments it takes; none by default.
 * @property {boolean} [passesOn] Whether another program parses its arguments.
 */

/** Why a command line is refused: one sentence, and the usage below it. */
export class UsageError extends Error {}

/** @param {string} name @param {Command} command */
const usageOf = (name, { usage }) => {
  const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
  return usage === undefined ? command : `${command} -- ${usage}`
}

/** @param {string} name @param {Command} command */
export const helpOf = (name, command) => `${usageOf(name, command)}\n${command.summary}`

/** @param {ReadonlyArray<string>} words */
export const asksForHelp = (words) => words.includes('--help') || words.includes('-h')

/** Throws a `UsageError`. @param {string} name @param {Command} command @param {string} sentence @returns {never} */
export const refuse = (name, command, sentence) => {
  throw new UsageError(`${sentence}\nUsage: ${usageOf(name, command)}`)
}

/**
 * Parses the arguments of a command.
 * @param {string} name @param {Command} command @param {ReadonlyArray<string>} words
 * @throws {UsageError} if it does not take them
 */
export const readWords = (name, command, words) => {
  const { options = {}, operands } = command
  const { values, positionals } = parsed()
  if (operands === undefined && positionals.length > 0)
    refuse(name, command, `Unexpected argument '${positionals[0]}'.`)
  if (operands === 'one' && positionals.length !== 1)
    refuse(name, command, positionals.length === 0 ? 'An argument is missing.' : 'One argument is expected.')
  return { values: { ...values }, operands: positionals }

  function parsed() {
    try {
      return parseArgs({ args: [...words], options, allowPositionals: true })
    } catch (error) {
      // Node writes more than one sentence about some mistakes.
      const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\.? To |\.?\n|\.$/)
      return refuse(name, command, `${sentence}.`)
    }
  }
}
