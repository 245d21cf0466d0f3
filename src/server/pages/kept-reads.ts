import type { Read } from '#ui/router.tsx'

/** Answers that are kept at most; an address can ask for endlessly many. */
const most = 64

/** Keeps what the ports answered until anything is saved; `moment` counts the saves. */
export const keptReads = (read: Read, moment: () => number): Read => {
  let since = moment()
  const answers = new Map<string, Promise<unknown>>()

  const kept = <Answer>(question: unknown, ask: () => Promise<Answer>): Promise<Answer> => {
    if (moment() !== since) answers.clear()
    since = moment()
    const key = JSON.stringify(question)
    const known = answers.get(key)
    // Each question has one kind of answer.
    if (known !== undefined) return known as Promise<Answer>
    if (answers.size >= most) answers.clear()
    const answer = ask()
    answers.set(key, answer)
    answer.catch(() => answers.delete(key))
    return answer
  }

  return {
    homePage: () => kept('homePage', read.homePage),
    list: (name, query) => kept([name, query], () => read.list(name, query)),
    get: (name, id) => kept([name, { id }], () => read.get(name, id)),
  }
}
