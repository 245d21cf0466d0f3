import { Effect } from 'effect'
import { Previewing } from '#ports/server/publishing/previewing.ts'

/** The id of a new row in a preview; none otherwise, since the database gives one. */
export const newId = Effect.map(Previewing, (preview): { readonly id?: number } =>
  preview === undefined ? {} : { id: preview.newIds(1) },
)
