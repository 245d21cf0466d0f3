import { Context, type Effect } from 'effect'
import type { AnswerTemplate, AnswerTemplateInput } from '#domain/desk/answer-template.ts'
import type { ReadFailure, WriteFailure } from '../../failures.ts'

/** Templates of answers to visitors. */
export class AnswerTemplates extends Context.Service<
  AnswerTemplates,
  {
    /** All templates, by name. */
    readonly list: Effect.Effect<ReadonlyArray<AnswerTemplate>, ReadFailure>
    /** `key` is an idempotency key: a repeated request adds one template. */
    add(template: AnswerTemplateInput, key?: string): Effect.Effect<AnswerTemplate, WriteFailure>
    /** Fails with `ItemChanged` if the version is not the current one. */
    update(
      id: string,
      template: AnswerTemplateInput,
      version: number | undefined,
    ): Effect.Effect<AnswerTemplate, WriteFailure>
    /** Moves it to the trash. */
    remove(id: string): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/AnswerTemplates') {}
