import { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { Form } from '#domain/forms/pending-pictures.ts'
import { createSaveMachine } from '#domain/machines/save-machine.ts'
import type { WriteFailure } from '#ports/failures.ts'
import { PictureUploads } from '#ports/content/picture-uploads.ts'
import { sendOnce } from './send-once.ts'
import type { Bridge } from './from-effect.ts'

export type SaveActor<Item extends Listed, Request = undefined> = ActorRefFrom<
  ReturnType<typeof createSaveMachine<Item, Request>>
>

/** Updates the item with the id, or adds one without an id; a retry of the same input has the same `key`. */
export type Save<Item extends Listed, R, Request = undefined> = (
  id: string | undefined,
  form: Form,
  key: string,
  request: Request | undefined,
) => Effect.Effect<Item, WriteFailure, R>

/** The save machine with a save of a port; it uploads pictures through `PictureUploads`. */
export const saveOf = <Item extends Listed, R, Request = undefined>(
  bridge: Bridge<R | PictureUploads>,
  save: Save<Item, R, Request>,
) => {
  const once = sendOnce()
  return createSaveMachine<Item, Request>().provide({
    actors: {
      upload: bridge.fromWrite(({ file, report }) =>
        Effect.flatMap(PictureUploads, (uploads) => uploads.upload(file, report)),
      ),
      save: bridge.fromWrite(({ id, form, request }) =>
        once({ form, request }, (key) => save(id, form, key, request)),
      ),
    },
  })
}
