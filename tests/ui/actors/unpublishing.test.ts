import { Effect, Layer, ManagedRuntime } from 'effect'
import { expect, it, vi } from 'vitest'
import { Drafts } from '#ports/content/drafts.ts'
import { PictureUploads } from '#ports/content/picture-uploads.ts'
import { PreviewLinks } from '#ports/content/preview-links.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import { UnexpectedFailure } from '#ports/failures.ts'
import { makeAnnouncements } from '#ui/actors/announcements/announcements.ts'
import { fromEffect } from '#ui/actors/bridge/from-effect.ts'
import { publishingActors, type UnpublishInput } from '#ui/actors/publishing/publishing-actors.ts'

// Seen failing without a key: a retry after a lost response scheduled it twice.
it('[W16] a retry has the idempotency key of the first try', async () => {
  const keys: Array<string | undefined> = []
  const lost = new UnexpectedFailure({ message: 'The connection was lost.', withoutResponse: true })
  const drafts = Layer.mock(Drafts, {
    add: (_, key) => {
      keys.push(key)
      return Effect.fail(lost)
    },
  })
  const others = [
    Layer.mock(Unpublished, {}),
    Layer.mock(PictureUploads, {}),
    Layer.mock(PreviewLinks, {}),
  ] as const
  const bridge = fromEffect(ManagedRuntime.make(Layer.mergeAll(drafts, ...others)))
  const { unpublish } = publishingActors(bridge, makeAnnouncements(), {
    onPublished: () => {},
    onRestored: () => {},
  })
  const first: UnpublishInput = {
    subject: 'newsArticle',
    itemId: '6',
    version: 1,
    dueAt: '2031-12-16T12:00:00.000Z',
    revertAt: '',
    release: '',
  }
  for (const input of [first, first, { ...first, itemId: '7' }]) {
    const failed = vi.fn<() => void>()
    unpublish(input, () => {}, failed)
    await vi.waitFor(() => expect(failed).toHaveBeenCalled())
  }
  const [key, again, other] = keys
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toBe(key)
  expect(other).not.toBe(key)
})
