import { Effect, Layer } from 'effect'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { addressKey } from '#domain/addresses/redirects/address-key.ts'
import { planImport } from '#domain/addresses/redirects/import-redirects.ts'
import { placeRedirect, type PlannedRedirect } from '#domain/addresses/redirects/plan-redirects.ts'
import type { MissingPath, Redirect, RedirectInput } from '#domain/addresses/redirects/redirect.ts'
import type { SitePages } from '#domain/addresses/redirects/site-pages.ts'
import { inputRefused, orRefused } from '#ports/failures.ts'
import { itemChanged, itemGone } from '#ports/item-failures.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { Redirects } from '#ports/staff/redirects.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { isoNow } from '../store/iso-now.ts'
import { oncePerKeyInMemory } from '../store/once-per-key.ts'
import { paged } from '../store/paged.ts'

export interface MemoryRedirectsOptions extends Behaviour {
  readonly redirects?: ReadonlyArray<Redirect>
  readonly missing?: ReadonlyArray<MissingPath>
  /** Ids of the items that have pages, by the first part of their addresses. */
  readonly pages?: Readonly<Record<string, ReadonlyArray<string>>>
}

const gone = itemGone('address')

/** Stores old addresses as long as the layer lives. */
export const MemoryRedirects = (options: MemoryRedirectsOptions = {}) =>
  Layer.effect(
    Redirects,
    Effect.gen(function* () {
      const { redirects = [], missing = [], pages = {}, ...behaviour } = options
      const languages = yield* SiteLanguages
      const ids = Object.entries(pages).map(([part, all]) => [part, new Set(all)] as const)
      const site: SitePages = { languages, ids: new Map(ids) }
      const { read, write } = simulate(behaviour)
      const oncePerKey = oncePerKeyInMemory()
      let stored = redirects
      let unfound = missing
      let last = Math.max(0, ...stored.map(({ id }) => Number(id)))
      const find = (id: string) => {
        const found = stored.find((one) => one.id === id)
        return found === undefined ? gone : Effect.succeed(found)
      }
      const store = Effect.fnUntraced(function* ({ id, note, ...fields }: PlannedRedirect) {
        const updatedAt = yield* isoNow
        const before = stored.find((one) => one.id === id)
        const made = { version: 0, note: '', createdAt: updatedAt, visits: 0, visitedAt: '' }
        const base = before ?? { ...made, id: String((last += 1)) }
        const changed = {
          ...base,
          ...fields,
          updatedAt,
          version: base.version + 1,
          note: note?.trim() ?? base.note,
        }
        stored = [changed, ...stored.filter((one) => one !== before)].toSorted(
          (one, other) => Number(other.id) - Number(one.id),
        )
        if (before === undefined)
          unfound = unfound.filter(({ path }) => path !== addressKey(fields.from).path)
        return changed
      })
      const place = Effect.fnUntraced(function* (input: RedirectInput, before?: Redirect) {
        const others = stored.filter((one) => one !== before)
        const { first, moved } = yield* orRefused(placeRedirect(others, input, site))
        yield* Effect.forEach(moved, store)
        return yield* store({ ...first, id: before?.id })
      })
      return Redirects.of({
        list: (query = {}) =>
          read(
            paged(
              () => stored,
              { size: pageSizes.default, ...query },
              { sortable: [], searched: ['from', 'to'] },
            ),
          ),
        add: (redirect, key) => write(oncePerKey(key, place(redirect))),
        update: (id, redirect, version) =>
          write(
            Effect.gen(function* () {
              const before = yield* find(id)
              if (version !== undefined && version !== before.version)
                return yield* itemChanged('address', before)
              return yield* place({ ...before, ...redirect }, before)
            }),
          ),
        remove: (id) =>
          write(
            Effect.map(find(id), () => {
              stored = stored.filter((one) => one.id !== id)
            }),
          ),
        import: (csv, dryRun) =>
          write(
            Effect.gen(function* () {
              const plan = planImport(stored, csv, site)
              if ('file' in plan) return yield* inputRefused(plan)
              if (!dryRun) yield* Effect.forEach(plan.writes, store)
              return plan.report
            }),
          ),
        missing: ({ ignored = false, ...query } = {}) =>
          read(
            paged(
              () =>
                unfound
                  .filter((one) => one.ignored === ignored)
                  .toSorted((one, other) => other.total - one.total || Number(other.id) - Number(one.id)),
              { size: pageSizes.default, ...query },
              { sortable: [], searched: ['path'] },
            ),
          ),
        ignore: (id, ignored) =>
          write(
            Effect.gen(function* () {
              if (!unfound.some((one) => one.id === id)) return yield* gone
              unfound = unfound.map((one) => (one.id === id ? { ...one, ignored } : one))
            }),
          ),
      })
    }),
  )
