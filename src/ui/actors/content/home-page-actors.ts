import { Effect } from 'effect'
import { homePagePicturePaths, type StoredHomePage } from '#domain/content/home-page/home-page.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import type { PictureUploads } from '#ports/content/picture-uploads.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { detailsOf, type DetailsActor } from '../bridge/details-of.ts'
import { failedRequest, failedSave } from '../announcements/failed-request.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { homePageOf } from './home-page-form.ts'
import { staffLang } from './staff-lang.ts'
import { saveOf, type SaveActor } from '../bridge/save-of.ts'

/** The home page with the id that the machines need. */
export type ListedHomePage = StoredHomePage & Listed

export interface HomePageActors {
  readonly details: DetailsActor<ListedHomePage>
  readonly save: SaveActor<ListedHomePage>
}

export const homePageActors = (
  bridge: Bridge<HomePageDetails | PictureUploads>,
  { announce, words }: Announcer,
): HomePageActors => {
  const wording = words.failures.homePage
  const get = Effect.flatMap(HomePageDetails, (port) => Effect.flatMap(staffLang, port.get))
  const details = bridge.start(detailsOf(bridge, () => Effect.map(get, withId)))
  const update = saveOf(bridge, (_, form) =>
    Effect.map(
      Effect.flatMap(HomePageDetails, (port) =>
        Effect.flatMap(staffLang, (lang) => port.update(homePageOf(form), lang)),
      ),
      withId,
    ),
  )
  const save = bridge.start(update, { input: { pictures: homePagePicturePaths } })

  details.on('item.notFetched', ({ failure }) => announce(failedRequest(wording.failures.fetch, failure)))
  save.on('item.updated', () => announce({ tone: 'success', text: wording.updated }))
  save.on('item.notSaved', ({ failure, step }) => {
    if (save.getSnapshot().hasTag('asking')) return
    announce(failedSave(failure, step, wording.failures.update, words.failures))
  })
  return { details, save }
}

const withId = <Details extends object>(details: Details) => ({ ...details, id: 'homePage' })
