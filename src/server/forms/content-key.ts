import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { PostedForm } from './posted-form.ts'

/** A key of what a form holds: the same form again, by a reload or a second press, is the same sending. */
export const contentKey = ({ texts, resume }: PostedForm): Effect.Effect<string> =>
  Effect.promise(async () => {
    const typed = JSON.stringify([Object.entries(texts), resume?.name])
    const hash = createHash('sha256').update(typed)
    if (resume !== undefined) hash.update(new Uint8Array(await resume.arrayBuffer()))
    return `posted-${hash.digest('hex')}`
  })
