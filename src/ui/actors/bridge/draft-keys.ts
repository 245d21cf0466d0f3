import type { Form } from '#domain/machines/pending-pictures.ts'

/** The draft that was tried last, written out, and its key. */
export type TriedDraft = { readonly draft: string; readonly key: string }

/** Keys for additions: a draft that is tried again has the same, so that it is added once although an answer was lost. */
export const draftKeys = (last?: TriedDraft) => {
  return {
    get last(): TriedDraft | undefined {
      return last
    },
    of: (draft: Form): string => {
      const text = JSON.stringify(draft)
      if (last?.draft !== text) last = { draft: text, key: newKey() }
      return last.key
    },
    /** The draft was added: the same once more is another item. */
    forget: () => {
      last = undefined
    },
  }
}

/** 128 random bits; `crypto.randomUUID` exists behind HTTPS only. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
