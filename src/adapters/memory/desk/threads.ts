import { Clock, Effect, Layer } from 'effect'
import { canSeparate } from '#domain/desk/merging.ts'
import {
  answerRefusal,
  messageErrors,
  newerSentence,
  writing,
  type Thread,
  type ThreadMessage,
} from '#domain/desk/thread.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { failIfInvalid, ItemChanged } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { makeDeskStore, type DeskStore } from '../store/desk-store.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { isoNow } from '../store/iso-now.ts'

/** The messages of a mail, by its kind and id such as `enquiries/3`. */
export type StoredMessages = Readonly<Record<string, ReadonlyArray<ThreadMessage>>>

export interface MemoryThreadsOptions extends Behaviour {
  readonly messages?: StoredMessages
  readonly hasMailServer?: boolean
  /** Shared with the inbox. */
  readonly desk?: DeskStore
}

const gone = itemGone('message')

/** Stores messages as long as the layer lives. Answers wait for ever. */
export const MemoryThreads = ({
  messages = {},
  hasMailServer = true,
  desk = makeDeskStore(),
  ...behaviour
}: MemoryThreadsOptions = {}) =>
  Layer.effect(
    Threads,
    Effect.gen(function* () {
      const inboxes = { enquiries: yield* Enquiries, profiles: yield* Profiles }
      const { read, write } = simulate(behaviour)
      const stored = new Map(Object.entries(messages))
      const added = new Map<string, ThreadMessage>()
      let last = Math.max(0, ...Object.values(messages).flatMap((each) => each.map(({ id }) => Number(id))))

      const threadOf = Effect.fnUntraced(function* (kind: MailKind, mailId: string) {
        const mail = yield* inboxes[kind].get(mailId)
        // Its messages are in the thread of the enquiry that it was merged into.
        if (mail.id !== mailId) return yield* gone
        const links = kind === 'enquiries' ? (desk.merged.get(mailId) ?? []) : []
        const of = [mailId, ...links.map(({ id }) => id)]
          .flatMap((id) => stored.get(`${kind}/${id}`) ?? [])
          .toSorted((one, next) => Number(one.id) - Number(next.id))
        const now = yield* Clock.currentTimeMillis
        const merged = links.map(({ mergedAt, ...link }) => ({
          ...link,
          canSeparate: canSeparate(mergedAt, now),
        }))
        const refusal = answerRefusal(mail, hasMailServer)
        const latest = of.at(-1)?.id ?? '0'
        const thread: Thread = {
          latest,
          canAnswer: refusal === undefined,
          messages: of,
          ...(merged.length > 0 && { merged }),
        }
        return { thread, refusal }
      })
      const thread = (kind: MailKind, mailId: string) =>
        Effect.map(threadOf(kind, mailId), (found) => found.thread)

      return Threads.of({
        of: (kind, mailId) => read(thread(kind, mailId)),
        add: (kind, mailId, message, key = '') =>
          write(
            Effect.gen(function* () {
              const before = added.get(key)
              if (before !== undefined) return before
              const { direction, text, language, after } = message
              const current = yield* threadOf(kind, mailId)
              yield* failIfInvalid(messageErrors(message, current.refusal))
              const isAnswer = direction === 'out'
              const newer = isAnswer ? newerSentence(current.thread, after) : undefined
              if (newer !== undefined)
                return yield* new ItemChanged({ message: newer, current: current.thread })
              const at = yield* isoNow
              const { name: author } = yield* OnBehalfOf
              last += 1
              const made: ThreadMessage = {
                id: String(last),
                direction,
                author,
                language: isAnswer ? language : '',
                text,
                at,
                ...(isAnswer && { delivery: { state: 'waiting', at, tries: 0, reason: '' } }),
              }
              if (isAnswer) yield* inboxes[kind].change(mailId, { status: 'answered' })
              stored.set(`${kind}/${mailId}`, [...(stored.get(`${kind}/${mailId}`) ?? []), made])
              if (key !== '') added.set(key, made)
              return made
            }),
          ),
        sendAgain: (kind, mailId, messageId) =>
          write(
            Effect.gen(function* () {
              const of = stored.get(`${kind}/${mailId}`) ?? []
              const found = of.find(({ id }) => id === messageId)
              if (found === undefined) return yield* gone
              const { refusal } = yield* threadOf(kind, mailId)
              yield* failIfInvalid(refusal === undefined ? {} : { direction: refusal })
              if (found.delivery?.state !== 'parked') return found
              const at = yield* isoNow
              const due: ThreadMessage = {
                ...found,
                delivery: { ...found.delivery, state: 'waiting', at, tries: 0 },
              }
              stored.set(
                `${kind}/${mailId}`,
                of.map((one) => (one === found ? due : one)),
              )
              return due
            }),
          ),
        write: (kind, mailId) =>
          write(
            Effect.andThen(
              thread(kind, mailId),
              Effect.map(Clock.currentTimeMillis, (now) => new Date(now + writing.lease).toISOString()),
            ),
          ),
        stopWriting: () => write(Effect.void),
      })
    }),
  )
