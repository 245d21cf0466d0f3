import { Effect } from 'effect'
import type { AnswerTemplate, AnswerTemplateInput } from '#domain/desk/answer-template.ts'
import { AnswerTemplates } from '#ports/staff/desk/answer-templates.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { announcingFailures } from '../announcements/announcing-failures.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { sendOnce } from '../bridge/send-once.ts'
import { readingOf, type Reading } from '../bridge/reading-of.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'

interface TemplateChange {
  /** The template as the person has seen it; without it one is added. */
  readonly before: AnswerTemplate | undefined
  readonly template: AnswerTemplateInput
}

export interface TemplateActors {
  readonly list: Reading<ReadonlyArray<AnswerTemplate>>
  readonly save: Request<TemplateChange, AnswerTemplate>
  /** Takes the id of a template. */
  readonly remove: Request<string, void>
}

export const templateActors = (
  bridge: Bridge<AnswerTemplates>,
  { announce, words }: Announcer,
): TemplateActors => {
  const list = readingOf(
    bridge,
    Effect.flatMap(AnswerTemplates, (port) => port.list),
  )
  const once = sendOnce()
  const save = requestOf(bridge, ({ before, template }: TemplateChange) =>
    Effect.flatMap(AnswerTemplates, (port) =>
      before === undefined
        ? once({ ...template }, (key) => port.add(template, key))
        : port.update(before.id, template, before.version),
    ),
  )
  const remove = announcingFailures(
    requestOf(bridge, (id: string) => Effect.flatMap(AnswerTemplates, (port) => port.remove(id))),
    { announce },
    words.failures.deleteTemplate,
  )
  const refetch = ({ value }: { readonly value: unknown }) => {
    if (value === 'done') list.fetch()
  }
  save.actor.subscribe(refetch)
  remove.actor.subscribe(refetch)
  return { list, save, remove }
}
