import { describe, expect, it } from 'vitest'
import { Effect } from 'effect'
import { newsArticle } from '#domain/content/news-article.ts'
import type { DraftInput } from '#domain/publishing/draft.ts'
import type { ReviewState } from '#domain/publishing/review.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { inputOf } from '../content-inputs.ts'
import { failureOf, run, startedFor, type Start } from '../../support/started.ts'
import type { DraftStores } from '../../support/draft-stores.ts'
import { inHours, omar } from './drafts-contract.ts'

/** Contract of the reviews of `Drafts`. `by` is who asks if the person is Omar. */
export const draftReviewsContract = (
  label: string,
  start: Start<Pick<DraftStores['Service'], 'drafts'>>,
  by = omar,
): void => {
  describe(`${label}: reviews of drafts`, () => {
    const stores = startedFor('each', start)
    const drafted = (input: DraftInput) =>
      run(stores().drafts.add({ subject: 'newsArticle', itemId: '', action: 'publish', ...input }))
    const asOmar = <A, E>(work: Effect.Effect<A, E>) =>
      run(Effect.provideService(work, OnBehalfOf, { ...omar, address: '' }))
    const listed = async (review: ReviewState) =>
      (await run(stores().drafts.list({ review }))).items.map(({ id }) => id)

    it('[X6] are asked for, returned with a note, and end when the draft is published', async () => {
      const { drafts } = stores()
      const { id } = await drafted({ fields: inputOf(newsArticle, 'Prepared') })
      await drafted({ fields: { title: 'Not asked' } })
      const asked = await asOmar(drafts.askReview(id, { version: 1, note: ' Ready ' }))
      expect(asked).toMatchObject({ review: 'asked', reviewNote: 'Ready', reviewBy: by, version: 2 })
      expect(await run(drafts.get(id))).toEqual(asked)
      expect(await listed('asked')).toEqual([id])
      expect((await run(drafts.list({ review: 'asked' }))).items[0]).toMatchObject({ reviewNote: 'Ready' })

      const noted = { fields: { note: 'Note is required' } }
      expect(await failureOf(drafts.returnDraft(id, { note: ' ' }))).toMatchObject(noted)
      const returned = await asOmar(drafts.returnDraft(id, { version: 2, note: 'Shorter' }))
      expect(returned).toMatchObject({
        review: 'returned',
        reviewNote: 'Shorter',
        reviewBy: by,
        version: 3,
      })
      expect([await listed('asked'), await listed('returned')]).toEqual([[], [id]])
      await run(drafts.publish(id))
      expect(await listed('returned')).toEqual([])
    })

    it('[X6] stay when the draft is saved, for the version that the person saw', async () => {
      const { drafts } = stores()
      const { id } = await drafted({ fields: { title: 'Prepared' } })
      await asOmar(drafts.askReview(id, { note: '' }))
      const saved = await run(drafts.update(id, { fields: { title: 'Saved again' } }))
      expect(saved).toMatchObject({ review: 'asked', version: 3 })
      const outdated = { _tag: 'ItemChanged', current: { id, version: 3 } }
      expect(await failureOf(drafts.askReview(id, { version: 2, note: '' }))).toMatchObject(outdated)
      expect(await failureOf(drafts.returnDraft(id, { version: 2, note: 'No' }))).toMatchObject(outdated)
    })

    it('[X6] are withdrawn once, and are of no draft that nobody asked for', async () => {
      const { drafts } = stores()
      const draft = await drafted({ fields: { title: 'Prepared' } })
      await asOmar(drafts.askReview(draft.id, { note: '' }))
      expect(await asOmar(drafts.withdrawReview(draft.id))).toEqual({ ...draft, version: 3 })
      const none = { _tag: 'ItemNotFound' }
      expect(await failureOf(drafts.withdrawReview(draft.id))).toMatchObject(none)
      expect(await failureOf(drafts.returnDraft(draft.id, { note: 'No' }))).toMatchObject(none)
    })

    it('[X6] end when the draft is discarded or scheduled', async () => {
      const { drafts } = stores()
      const { id } = await drafted({ fields: inputOf(newsArticle, 'Prepared') })
      await asOmar(drafts.askReview(id, { note: '' }))
      await run(drafts.discard(id))
      expect(await run(drafts.restore(id))).not.toHaveProperty('review')
      await asOmar(drafts.askReview(id, { note: '' }))
      expect(await run(drafts.update(id, { dueAt: inHours(1) }))).not.toHaveProperty('review')
      expect(await failureOf(drafts.askReview(id, { note: '' }))).toMatchObject({
        fields: { dueAt: 'A scheduled change needs no review.' },
      })
    })
  })
}
