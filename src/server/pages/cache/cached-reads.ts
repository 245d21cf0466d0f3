import type { Read } from '#ui/router.tsx'
import type { Subject } from './invalidations.ts'

/** Answers that are kept at most; an address can ask for endlessly many. */
const most = 64

interface Kept {
  readonly answer: Promise<unknown>
  readonly since: number
}

/** Keeps what the ports answered of a subject until it is saved; `changed` tells the moment of its last save. */
export const cachedReads = (read: Read, changed: (subject: Subject) => number): Read => {
  const answers = new Map<string, Kept>()

  const kept = <Answer>(subject: Subject, question: unknown, ask: () => Promise<Answer>): Promise<Answer> => {
    const since = changed(subject)
    const key = JSON.stringify([subject, question])
    const known = answers.get(key)
    // Each question has one kind of answer.
    if (known?.since === since) return known.answer as Promise<Answer>
    if (answers.size >= most) answers.clear()
    const answer = ask()
    answers.set(key, { answer, since })
    answer.catch(() => answers.delete(key))
    return answer
  }

  return {
    homePage: () => kept('homePage', 'details', read.homePage),
    list: (name, query) => kept(name, query, () => read.list(name, query)),
    get: (name, id) => kept(name, { id }, () => read.get(name, id)),
  }
}
