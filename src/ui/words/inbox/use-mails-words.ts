import { useEffect, useState } from 'react'
import { mails, type MailsWords } from '#domain/wording/en/inbox/mails.ts'

const loaders: Readonly<Record<string, () => Promise<MailsWords>>> = {
  ar: async () => (await import('#domain/wording/ar/inbox/mails.ts')).mails,
}

/** The words of e-mails in the language of a mail; English until they are loaded, and without a catalogue. */
export const useMailsWords = (language: string | undefined): MailsWords => {
  const [loaded, setLoaded] = useState<{ readonly language: string; readonly words: MailsWords }>()
  useEffect(() => {
    if (language === undefined) return
    void loaders[language]?.().then((words) => setLoaded({ language, words }))
  }, [language])
  return loaded !== undefined && loaded.language === language ? loaded.words : mails
}
