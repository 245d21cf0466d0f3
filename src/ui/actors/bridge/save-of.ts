import { Effect } from 'effect'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { Form } from '#domain/machines/pending-pictures.ts'
import { saveMachine } from '#domain/machines/save-machine.ts'
import type { WriteFailure } from '#ports/failures.ts'
import { Images } from '#ports/content/images.ts'
import { draftKeys } from './draft-keys.ts'
import type { Bridge } from './from-effect.ts'

/** Updates the item with the id, or adds one where there is none; `key` is the same for every try of a draft. */
export type Save<R> = (
  id: string | undefined,
  draft: Form,
  key: string,
) => Effect.Effect<Listed, WriteFailure, R>

/** The save machine over a port, its pictures over `Images`. */
export const saveOf = <R>(bridge: Bridge<R | Images>, save: Save<R>) => {
  const keys = draftKeys()
  return saveMachine.provide({
    actors: {
      upload: bridge.writing(({ file, report }) =>
        Effect.flatMap(Images, (images) => images.upload(file, report)),
      ),
      save: bridge.writing(({ id, draft }) =>
        Effect.tap(save(id, draft, keys.of(draft)), () => Effect.sync(keys.forget)),
      ),
    },
  })
}
