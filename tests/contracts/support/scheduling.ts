import { Clock, Effect } from 'effect'
import { stoppedAt } from '#adapters/publishing/stopped-clock.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import type { DraftInput, Publishable } from '#domain/publishing/draft.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { inputOf } from '../content/content-inputs.ts'
import type { DraftStores } from './draft-stores.ts'
import { run } from './started.ts'

const time = (clock: string) => `2031-12-16T${clock}:00.000Z`
export const start = time('06:00')
export const noon = time('12:00')
export const evening = time('18:00')
export const night = time('21:00')

const omar = { id: '3', name: 'Omar Sabt', address: '127.0.0.1' }

export const at = <A, E>(instant: string, work: Effect.Effect<A, E>) =>
  Effect.provideService(work, Clock.Clock, stoppedAt(Date.parse(instant)))

/** Schedules and applies changes by a clock that stands at `start` until they are due. */
export const scheduling = (stores: () => DraftStores['Service']) => {
  const now = <A, E>(work: Effect.Effect<A, E>) => run(at(start, work))
  return {
    now,
    addNews: (title: string) => now(stores().contents.add(newsArticle, inputOf(newsArticle, title))),
    schedule: (itemId: string, dueAt: string, input: DraftInput, subject: Publishable = 'newsArticle') =>
      now(
        stores()
          .drafts.add({ subject, itemId, action: 'publish', dueAt, ...input })
          .pipe(Effect.provideService(OnBehalfOf, omar)),
      ),
    applyDue: (instant: string) => run(at(instant, stores().publication.applyDue)),
    news: (id: string) => run(stores().contents.get(newsArticle, id)),
  }
}
