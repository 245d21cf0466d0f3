import { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import type { Failure } from '#domain/machines/failure.ts'
import { uploadQueueMachine } from '#domain/machines/upload-queue-machine.ts'
import {
  kindOfUpload,
  type LibraryPicture,
  type PictureChange,
  type PictureDetails,
} from '#domain/picture/library-picture.ts'
import { MediaLibrary } from '#ports/content/media-library.ts'
import { announcedRequests } from '../announcements/announced-requests.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { connectList } from '../announcements/connect-list.ts'
import { failedRequest } from '../announcements/failed-request.ts'
import { detailsOf, type DetailsActor } from '../bridge/details-of.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { newKey } from '../bridge/idempotency-keys.ts'
import { listMachineOf, type ListActor } from '../bridge/list-machine-of.ts'

interface Outcome {
  readonly done?: (picture: PictureDetails) => void
  readonly failed?: (failure: Failure) => void
}

export interface MediaActors {
  readonly list: ListActor<LibraryPicture>
  /** The list of the dialog in which a picture is chosen. */
  readonly offered: ListActor<LibraryPicture>
  readonly details: DetailsActor<PictureDetails>
  readonly queue: ActorRefFrom<typeof uploadQueueMachine>
  readonly save: (id: string, change: PictureChange, outcome?: Outcome) => void
  /** Writes another address into all places. */
  readonly replace: (picture: PictureDetails, address: string, outcome?: Outcome) => void
  /** A used picture is refused by its places. */
  readonly remove: (
    picture: PictureDetails,
    outcome: { readonly done: () => void; readonly failed: (failure: Failure) => void },
  ) => void
}

/** Lists, uploads, describes, replaces and deletes pictures of the library. */
export const mediaActors = (bridge: Bridge<MediaLibrary>, announcer: Announcer): MediaActors => {
  const { announce, words } = announcer
  const wording = words.failures.media
  const { failures } = wording
  const perform = announcedRequests(bridge, announcer)

  const listed = () => {
    const list = bridge.start(
      listMachineOf<LibraryPicture, MediaLibrary>(bridge, {
        list: (query) => Effect.flatMap(MediaLibrary, (library) => library.list(query)),
      }),
    )
    connectList(list, wording, announcer, { mayLack: true })
    return list
  }

  const details = bridge.start(
    detailsOf<PictureDetails, MediaLibrary>(bridge, (id) =>
      Effect.flatMap(MediaLibrary, (library) => library.get(id)),
    ),
  )
  details.on('item.notFetched', ({ failure }) => announce(failedRequest(failures.fetchOne, failure)))

  const queue = bridge.start(
    uploadQueueMachine.provide({
      actors: {
        upload: bridge.fromWrite(({ file, again, report }) =>
          Effect.flatMap(MediaLibrary, (library) =>
            library.add(file, { kind: kindOfUpload(file), again, report, key: newKey() }),
          ),
        ),
      },
    }),
  )
  const updated = (picture: PictureDetails) => {
    details.send({ type: 'item.updated', item: picture })
    queue.send({ type: 'picture.saved', picture })
  }

  /** Bases another try on what another person saved. */
  const renewing = (failed: Outcome['failed']) => (failure: Failure) => {
    const current = failure.current as PictureDetails | undefined
    if (failure.reason === 'ItemChanged' && current !== undefined) updated(current)
    failed?.(failure)
  }

  return {
    list: listed(),
    offered: listed(),
    details,
    queue,
    save: (id, change, { done, failed } = {}) =>
      perform(
        Effect.flatMap(MediaLibrary, (library) => library.update(id, change)),
        {
          text: wording.saved,
          failure: failures.save,
          done: (picture) => {
            updated(picture)
            done?.(picture)
          },
          failed: renewing(failed),
        },
      ),
    replace: (picture, address, { done, failed } = {}) =>
      perform(
        Effect.flatMap(MediaLibrary, (library) => library.replace(picture.id, address, picture.version)),
        {
          text: wording.replaced,
          failure: failures.replace,
          ...(done && { done }),
          failed: renewing(failed),
        },
      ),
    remove: ({ id, version }, { done, failed }) =>
      bridge.perform(
        bridge.fromWrite(() =>
          Effect.flatMap(MediaLibrary, (library) => Effect.asVoid(library.remove(id, version))),
        ),
        undefined,
        {
          done: () => {
            announce({ tone: 'success', text: wording.removed })
            done()
          },
          failed: (failure) => {
            // The screen shows the places of a used picture.
            if (failure.reason !== 'ItemChanged') announce(failedRequest(failures.remove, failure))
            failed(failure)
          },
        },
      ),
  }
}
