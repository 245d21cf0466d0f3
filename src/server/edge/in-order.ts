import type { Handler } from './handler.ts'

/** The first handler whose request it is answers it. */
export const inOrder =
  (...handlers: ReadonlyArray<Handler>): Handler =>
  async (request, response) => {
    for (const handler of handlers) {
      const isAnswered = handler(request, response)
      if (isAnswered === true || (isAnswered !== false && (await isAnswered))) return true
    }
    return false
  }
