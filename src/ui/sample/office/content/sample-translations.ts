import { Effect, Layer } from 'effect'
import { MemoryTranslations } from '#adapters/memory/content/translations.ts'
import { permits } from '#domain/access/permission.ts'
import { editOf } from '#domain/history/subject.ts'
import { SessionStore } from '#ports/staff/sign-in/session-store.ts'
import { Translations } from '#ports/content/translations.ts'

/** Counts what the signed-in user may edit, as the server does. */
export const SampleTranslations = Layer.effect(
  Translations,
  Effect.gen(function* () {
    const all = yield* Translations
    const store = yield* SessionStore
    return Translations.of({
      counts: () =>
        Effect.gen(function* () {
          const entry = yield* store.read
          const counts = yield* all.counts()
          return counts.filter(({ subject }) => entry !== null && permits(entry.role, editOf(subject)))
        }),
    })
  }),
).pipe(Layer.provide(MemoryTranslations))
