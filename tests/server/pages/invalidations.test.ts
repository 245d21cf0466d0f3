import { Context, Effect, Fiber, Latch, Layer } from 'effect'
import { expect, test } from 'vitest'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { MemoryTrash } from '#adapters/memory/content/trash.ts'
import { brand } from '#domain/content/brand.ts'
import { Contents } from '#ports/content/contents.ts'
import { invalidating, Invalidations, type Subject } from '#server/pages/cache/invalidations.ts'

// Seen failing with a save that is told where it succeeds alone.
test('a save is told also where its caller has left while it was committed', async () => {
  const told: Array<Subject> = []
  await Effect.runPromise(
    Effect.gen(function* () {
      const [begun, end] = [yield* Latch.make(), yield* Latch.make()]
      const committing = Layer.effect(
        Contents,
        Effect.map(Contents, (contents) => ({
          ...contents,
          // Nobody is interrupted in a commit, and everybody after it.
          move: () => Effect.uninterruptible(Effect.andThen(begun.open, end.await)).pipe(Effect.asVoid),
        })),
      ).pipe(Layer.provide(MemoryContents()))
      const stores = invalidating(Layer.mergeAll(committing, MemoryHomePageDetails(), MemoryTrash())).pipe(
        Layer.provide(Layer.succeed(Invalidations, { saved: (subject) => void told.push(subject) })),
      )
      const { move } = Context.get(yield* Layer.build(stores), Contents)
      const save = yield* Effect.forkChild(move(brand, '1', 'last'))
      yield* begun.await
      const left = yield* Effect.forkChild(Fiber.interrupt(save))
      yield* end.open
      yield* Fiber.join(left)
    }).pipe(Effect.scoped),
  )
  expect(told).toEqual(['brand'])
})
