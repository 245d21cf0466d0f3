import { inspect } from 'node:util'
import { Array, Formatter, Logger } from 'effect'

/** JSON would leave out where an error comes from, and what is behind it. */
const written = (part: unknown) => (part instanceof Error ? inspect(part) : part)

/** Writes each entry as one JSON object a line. */
export const jsonLogger = Logger.withConsoleLog(
  Logger.make((entry) =>
    Formatter.formatJson(
      Logger.formatStructured.log({ ...entry, message: Array.ensure(entry.message).map(written) }),
    ),
  ),
)
