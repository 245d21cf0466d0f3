import { Effect, Layer } from 'effect'
import type { Stored } from '#domain/content/content-type.ts'
import {
  templateErrors,
  templatesFullErrors,
  tidyTemplate,
  type AnswerTemplateInput,
} from '#domain/desk/answer-template.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { AnswerTemplates } from '#ports/staff/desk/answer-templates.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { makeJournal, type Journal } from '../store/journal.ts'
import { makeTable } from '../store/table.ts'

export interface MemoryAnswerTemplatesOptions extends Behaviour {
  readonly templates?: ReadonlyArray<AnswerTemplateInput & Partial<Stored>>
  /** Stores deleted templates. */
  readonly journal?: Journal
}

/** Stores templates as long as the layer lives. */
export const MemoryAnswerTemplates = ({
  templates = [],
  journal = makeJournal(),
  ...behaviour
}: MemoryAnswerTemplatesOptions = {}) =>
  Layer.sync(AnswerTemplates, () => {
    const table = makeTable<AnswerTemplateInput>('template', templates)
    const { read, write } = simulate(behaviour)
    const valid = (template: AnswerTemplateInput) =>
      Effect.as(failIfInvalid(templateErrors(template)), tidyTemplate(template))
    const subject = 'replyTemplate'
    return AnswerTemplates.of({
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
            yield* journal.movedToTrash({ subject, itemId: id, version: row.version, before, putBack })
          }),
        ),
    })
  })
