import { inspect } from 'node:util'
import { Array, Formatter, Logger } from 'effect'

/** JSON would omit the stack and the cause of an error. */
const inspected = (part: unknown) => (part instanceof Error ? inspect(part) : part)

/** Logs one JSON object per line. */
export const jsonLogger = Logger.withConsoleLog(
  Logger.make((entry) =>
    Formatter.formatJson(
      Logger.formatStructured.log({ ...entry, message: Array.ensure(entry.message).map(inspected) }),
    ),
  ),
)
