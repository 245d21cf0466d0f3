import { inbox } from '#domain/wording/ar/inbox/inbox.ts'
import { thread } from '#domain/wording/ar/inbox/thread.ts'
import type { Words } from '../../words.ts'

/** The Arabic catalogues of the inbox and its threads. */
export const inboxWords = { inbox, thread } satisfies Partial<Words>
