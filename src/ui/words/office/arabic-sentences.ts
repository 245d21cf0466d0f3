import { translatedServerSentence } from '#domain/wording/translated-server-sentence.ts'

const load = async () => {
  const [{ server: english }, { server: arabic }] = await Promise.all([
    import('#domain/wording/en/office/server.ts'),
    import('#domain/wording/ar/office/server.ts'),
  ])
  return (sentence: string) => translatedServerSentence(sentence, english, arabic)
}

/** For the Arabic back office: loads both tables of sentences with the first failure. */
export const arabicSentences = () => {
  let loaded: ReturnType<typeof load> | undefined
  return () => (loaded ??= load())
}
