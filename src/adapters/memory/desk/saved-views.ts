import { Effect, Layer } from 'effect'
import { viewErrors, type SavedView, type ViewInput } from '#domain/desk/saved-view.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { SavedViews } from '#ports/staff/desk/saved-views.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { oncePerKeyInMemory } from '../store/once-per-key.ts'

export interface MemorySavedViewsOptions extends Behaviour {
  readonly views?: ReadonlyArray<SavedView & { readonly by?: string }>
}

const gone = itemGone('view')

/** Stores views as long as the layer lives. */
export const MemorySavedViews = ({ views = [], ...behaviour }: MemorySavedViewsOptions = {}) =>
  Layer.sync(SavedViews, () => {
    const { read, write } = simulate(behaviour)
    const oncePerKey = oncePerKeyInMemory()
    let rows = views
    const viewOf = ({ by: _, ...view }: (typeof rows)[number]): SavedView => view
    const visible = Effect.map(OnBehalfOf, ({ id }) =>
      rows.filter(({ shared, by }) => shared || (by ?? id) === id),
    )
    const check = Effect.fnUntraced(function* (view: ViewInput, id?: string) {
      const same = (yield* visible).filter((one) => one.shared === view.shared && one.id !== id)
      yield* failIfInvalid(viewErrors(view, same.length))
    })
    const mustSee = Effect.fnUntraced(function* (id: string) {
      if (!(yield* visible).some((view) => view.id === id)) yield* gone
    })
    const stored = (id: string, view: ViewInput) =>
      Effect.map(OnBehalfOf, ({ id: by }) => ({ ...view, id, by, name: view.name.trim() }))
    return SavedViews.of({
      list: read(
        Effect.map(visible, (seen) =>
          seen.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(viewOf),
        ),
      ),
      add: (view, key) =>
        write(
          oncePerKey(
            key,
            Effect.gen(function* () {
              yield* check(view)
              const added = yield* stored(String(1 + Math.max(0, ...rows.map(({ id }) => Number(id)))), view)
              rows = [...rows, added]
              return viewOf(added)
            }),
          ),
        ),
      update: (id, view) =>
        write(
          Effect.gen(function* () {
            yield* check(view, id)
            yield* mustSee(id)
            const next = yield* stored(id, view)
            rows = rows.map((row) => (row.id === id ? next : row))
            return viewOf(next)
          }),
        ),
      remove: (id) =>
        write(
          Effect.gen(function* () {
            yield* mustSee(id)
            rows = rows.filter((row) => row.id !== id)
          }),
        ),
    })
  })
