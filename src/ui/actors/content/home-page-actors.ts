import { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import type { detailsMachine } from '#domain/machines/details-machine.ts'
import type { saveMachine } from '#domain/machines/save-machine.ts'
import { homePageFailure, homePageUpdated, homePageUpdateFailure } from '#domain/wording/catalogue.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import type { Images } from '#ports/content/images.ts'
import type { Announce } from '../announce/announcements.ts'
import { detailsOf } from '../bridge/details-of.ts'
import { failedCall, failedSave } from '../announce/failed-call.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { homePageOf, homePagePictures } from './home-page-form.ts'
import { saveOf } from '../bridge/save-of.ts'

export interface HomePageActors {
  readonly details: ActorRefFrom<typeof detailsMachine>
  readonly save: ActorRefFrom<typeof saveMachine>
}

/** The home page is one object: it has details and a save, and no list. */
export const homePageActors = (bridge: Bridge<HomePageDetails | Images>, tell: Announce): HomePageActors => {
  const get = Effect.flatMap(HomePageDetails, (port) => port.get)
  const details = bridge.start(detailsOf(bridge, () => Effect.map(get, withId)))
  const update = saveOf(bridge, (_, form) =>
    Effect.map(
      Effect.flatMap(HomePageDetails, (port) => port.update(homePageOf(form))),
      withId,
    ),
  )
  const save = bridge.start(update, { input: { pictures: homePagePictures } })

  details.on('item.notFetched', ({ failure }) => tell(failedCall(homePageFailure, failure)))
  save.on('item.updated', () => tell({ tone: 'success', text: homePageUpdated }))
  save.on('item.notSaved', ({ failure, while: during }) => {
    if (save.getSnapshot().hasTag('asking')) return
    tell(failedSave(failure, during, homePageUpdateFailure))
  })
  return { details, save }
}

/** The machines know things by an id; there is one home page. */
const withId = <Details extends object>(details: Details) => ({ ...details, id: 'homePage' })
