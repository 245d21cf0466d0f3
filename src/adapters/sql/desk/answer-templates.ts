import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import {
  templateErrors,
  templatesFullErrors,
  tidyTemplate,
  type AnswerTemplateInput,
} from '#domain/desk/answer-template.ts'
import { snapshotOf } from '#domain/history/snapshot-of.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { itemChanged, itemGone } from '#ports/item-failures.ts'
import { AnswerTemplates } from '#ports/staff/desk/answer-templates.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { moveToTrash } from '../history/move-to-trash.ts'
import { recordChange } from '../history/record-activity.ts'
import { oncePerKey } from '../client/idempotency.ts'
import type { Row } from '../client/row.ts'
import { templateOf, templateSelection } from '../rows/template-rows.ts'

const subject = 'replyTemplate'

/** Stores templates in a table, with their history. */
export const SqlAnswerTemplates: Layer.Layer<AnswerTemplates, never, SqlClient.SqlClient> = Layer.effect(
  AnswerTemplates,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const selected = sql.literal(templateSelection)
    const all = Effect.map(sql<Row>`select ${selected} from reply_templates order by name, id`, (rows) =>
      rows.map(templateOf),
    )
    const columnsOf = (template: AnswerTemplateInput) => {
      const { name, offeredFor, texts } = tidyTemplate(template)
      return { name, offered_for: offeredFor, texts: JSON.stringify(texts) }
    }

    return AnswerTemplates.of({
      list: orStoreFailure(all),

      add: (template, key) =>
        Effect.gen(function* () {
          yield* failIfInvalid({ ...templatesFullErrors((yield* all).length), ...templateErrors(template) })
          const at = yield* now
          const stored = { version: 1, created_at: at, updated_at: at }
          const [row = {}] = yield* sql<Row>`
            insert into reply_templates ${sql.insert({ ...stored, ...columnsOf(template) })}
            returning ${selected}`
          const added = templateOf(row)
          const change = { kind: 'added', subject, itemId: added.id, version: 1 } as const
          yield* recordChange(sql, { ...change, before: null, after: snapshotOf(added) })
          return added
        }).pipe(oncePerKey(sql, { kind: 'replyTemplate.add', key }), sql.withTransaction, orStoreFailure),

      update: (id, template, version) =>
        Effect.gen(function* () {
          const [row] = yield* sql<Row>`
            select ${selected} from reply_templates where id = ${rowId(id)}`
          if (row === undefined) return yield* itemGone('template')
          const current = templateOf(row)
          yield* failIfInvalid(templateErrors(template))
          if (version !== undefined && version !== current.version)
            return yield* itemChanged('template', current)
          const next = { ...columnsOf(template), version: current.version + 1, updated_at: yield* now }
          const [changed = {}] = yield* sql<Row>`
            update reply_templates set ${sql.update(next)} where id = ${rowId(id)} returning ${selected}`
          const updated = templateOf(changed)
          const change = { kind: 'updated', subject, itemId: id, version: updated.version } as const
          yield* recordChange(sql, { ...change, before: snapshotOf(current), after: snapshotOf(updated) })
          return updated
        }).pipe(sql.withTransaction, orStoreFailure),

      remove: (id) => moveToTrash(sql, { subject, itemId: id }).pipe(sql.withTransaction, orStoreFailure),
    })
  }),
)
