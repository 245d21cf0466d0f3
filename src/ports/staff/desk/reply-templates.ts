import { Context, type Effect } from 'effect'
import type { ReplyTemplate, ReplyTemplateInput } from '#domain/desk/reply-template.ts'
import type { ReadFailure, WriteFailure } from '../../failures.ts'

/** Templates of answers to visitors. */
export class ReplyTemplates extends Context.Service<
  ReplyTemplates,
  {
    /** All templates, by name. */
    readonly list: Effect.Effect<ReadonlyArray<ReplyTemplate>, ReadFailure>
    /** `key` is an idempotency key: a repeated request adds one template. */
    add(template: ReplyTemplateInput, key?: string): Effect.Effect<ReplyTemplate, WriteFailure>
    /** Fails with `ItemChanged` if the version is not the current one. */
    update(
      id: string,
      template: ReplyTemplateInput,
      version: number | undefined,
    ): Effect.Effect<ReplyTemplate, WriteFailure>
    /** Moves it to the trash. */
    remove(id: string): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/ReplyTemplates') {}
