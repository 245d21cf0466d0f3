import { Effect, Layer } from 'effect'
import type { Stored } from '#domain/content/content-type.ts'
import {
  templateErrors,
  templatesFullErrors,
  tidyTemplate,
  type ReplyTemplateInput,
} from '#domain/desk/reply-template.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { ReplyTemplates } from '#ports/staff/desk/reply-templates.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { makeJournal, type Journal } from '../store/journal.ts'
import { makeTable } from '../store/table.ts'

export interface MemoryReplyTemplatesOptions extends Behaviour {
  readonly templates?: ReadonlyArray<ReplyTemplateInput & Partial<Stored>>
  /** Stores deleted templates. */
  readonly journal?: Journal
}

/** Stores templates as long as the layer lives. */
export const MemoryReplyTemplates = ({
  templates = [],
  journal = makeJournal(),
  ...behaviour
}: MemoryReplyTemplatesOptions = {}) =>
  Layer.sync(ReplyTemplates, () => {
    const table = makeTable<ReplyTemplateInput>('template', templates)
    const { read, write } = simulate(behaviour)
    const valid = (template: ReplyTemplateInput) =>
      Effect.as(failIfInvalid(templateErrors(template)), tidyTemplate(template))
    const subject = 'replyTemplate'
    return ReplyTemplates.of({
      list: read(
        Effect.sync(() => table.rows().toSorted((one, other) => one.name.localeCompare(other.name))),
      ),
      add: (template, key) =>
        write(
          Effect.gen(function* () {
            yield* failIfInvalid(templatesFullErrors(table.rows().length))
            const row = yield* table.add(valid(template), key)
            const { id, version, createdAt: _createdAt, updatedAt: _updatedAt, ...after } = row
            yield* journal.changed({ kind: 'added', subject, itemId: id, before: null, after, version })
            return row
          }),
        ),
      update: (id, template, version) => write(table.update(id, version, () => valid(template))),
      remove: (id) =>
        write(
          Effect.gen(function* () {
            const { row, putBack } = yield* table.take(id)
            const before = { name: row.name }
            yield* journal.discarded({ subject, itemId: id, version: row.version, before, putBack })
          }),
        ),
    })
  })
