import { createContext, Suspense, use, type ReactNode } from 'react'

/**
 * Returns the translation of a sentence that the server sent; `undefined` if there is none.
 * @param label Names the field in the translation; by default as the table translates its English label.
 */
type Translate = (sentence: string, label?: string) => string | undefined

/** Loads the translations of the server's sentences, which are English; absent on English pages. */
export const ServerSentences = createContext<(() => Promise<Translate>) | undefined>(undefined)

/** The label of the field that the sentences inside are about. Fields of one English label may have different ones. */
export const SentenceLabel = createContext<string | undefined>(undefined)

interface ServerSentenceProps {
  children: string
}

/** A sentence of the server in the language of the page. One without a translation is marked as English. */
export function ServerSentence({ children: sentence }: ServerSentenceProps): ReactNode {
  const load = use(ServerSentences)
  if (load === undefined) return sentence
  return (
    <Suspense>
      <Translated load={load}>{sentence}</Translated>
    </Suspense>
  )
}

/** Renders a message of the server as `ServerSentence`, if there is one. */
export const serverSentence = (sentence: string | undefined): ReactNode =>
  sentence && <ServerSentence>{sentence}</ServerSentence>

/** Renders the sentences of fields, which rules shared with the server give in English. */
export const serverSentences = (
  sentences: Readonly<Partial<Record<string, string>>>,
): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(Object.entries(sentences).map(([field, sentence]) => [field, serverSentence(sentence)]))

function Translated({ load, children: sentence }: ServerSentenceProps & { load: () => Promise<Translate> }) {
  const label = use(SentenceLabel)
  return (
    use(load())(sentence, label) ?? (
      <span lang="en" dir="ltr">
        {sentence}
      </span>
    )
  )
}
