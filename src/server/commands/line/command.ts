import { StartRefused } from '../../config/start-refused.ts'
import { asksForHelp, helpOf, readWords, refuse, UsageError } from './command-line.mjs'
import { serverCommands } from './commands.mjs'

type Name = keyof typeof serverCommands

/** Parses the arguments of a program. Throws `UsageError` if they are invalid. */
export const parseArguments = (name: Name, words: ReadonlyArray<string>) =>
  readWords(name, serverCommands[name], words)

/** Refuses arguments for a reason that the table of commands does not know. */
export const refuseArguments = (name: Name, sentence: string): never =>
  refuse(name, serverCommands[name], sentence)

/** Runs a program that an operator started. A refusal is printed as its sentence, any other error with its stack. */
export const command = async (
  name: Name,
  work: (words: ReadonlyArray<string>) => Promise<void>,
): Promise<void> => {
  const words = process.argv.slice(2)
  try {
    if (asksForHelp(words)) console.log(helpOf(name, serverCommands[name]))
    else await work(words)
  } catch (error) {
    console.error(error instanceof StartRefused || error instanceof UsageError ? error.message : error)
    process.exitCode = 1
  }
}
