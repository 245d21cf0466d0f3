import type { Effect } from 'effect'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { ReadFailure } from '#ports/failures.ts'
import type { PictureUploads } from '#ports/content/picture-uploads.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { connect, type Connected, type Undo } from '../announcements/connect.ts'
import { detailsOf, type DetailsActor } from '../bridge/details-of.ts'
import type { EntityWording } from '../announcements/entity-wording.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { listMachineOf, type ListRequests } from '../bridge/list-machine-of.ts'
import { saveOf, type Save } from '../bridge/save-of.ts'

export interface EntityRequests<Item extends Listed, R> extends ListRequests<Item, R> {
  readonly get: (id: string) => Effect.Effect<Item, ReadFailure, R>
  readonly save: Save<Item, R>
}

export interface EntityActors<Item extends Listed> extends Connected<Item> {
  readonly details: DetailsActor<Item>
}

interface Options {
  /** The form's fields with pictures. */
  readonly pictures: ReadonlyArray<string>
  readonly wording: EntityWording
  readonly announcer: Announcer
  readonly undo: Undo
}

/** Starts the list, details and save actor of an entity. */
export const entityActors = <Item extends Listed, R>(
  bridge: Bridge<R | PictureUploads>,
  requests: EntityRequests<Item, R>,
  { pictures, wording, announcer, undo }: Options,
): EntityActors<Item> => {
  const list = bridge.start(listMachineOf(bridge, requests))
  const details = bridge.start(detailsOf(bridge, requests.get))
  const save = bridge.start(saveOf(bridge, requests.save), { input: { pictures } })
  connect({ list, details, save }, wording, announcer, undo)
  return { list, details, save }
}
