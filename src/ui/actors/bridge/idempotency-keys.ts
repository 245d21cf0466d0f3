import type { Form } from '#domain/forms/pending-pictures.ts'

/** The input that was sent last, as JSON, and its key. */
export type SentInput = { readonly input: string; readonly key: string }

/** Idempotency keys: a retry of the same input has the same key, so that it is added once even if a response was lost. */
export const idempotencyKeys = (last?: SentInput) => {
  return {
    get last(): SentInput | undefined {
      return last
    },
    of: (input: Form): string => {
      const text = JSON.stringify(input)
      if (last?.input !== text) last = { input: text, key: newKey() }
      return last.key
    },
    /** Call after a success: the same input then adds another item. */
    forget: () => {
      last = undefined
    },
  }
}

/** 128 random bits in hex; `crypto.randomUUID` needs HTTPS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
