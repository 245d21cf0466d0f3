import { expect, inject, test } from 'vitest'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer } from '#tests/support/back-end/server.ts'
import { recordDigests } from '../support/digests.ts'

/**
 * The digests were recorded from the release before languages. Record them anew (`vitest --update`) only with a change
 * of English pages or responses that is meant.
 */
const recorded = './unchanged-bytes.txt'

const digests = async (LANGUAGES: string) => {
  const store = inject('postgres') === undefined ? {} : { DATABASE_URL: await newDatabase() }
  const variables = { LANGUAGES, PUBLIC_URL: 'https://sahilan.example', ...store }
  const server = await startServer(variables, {}, realFront)
  try {
    return await recordDigests(server)
  } finally {
    await server.stop()
  }
}

test('[T1] one language: responses have the bytes from before languages', async () => {
  await expect(await digests('en')).toMatchFileSnapshot(recorded)
})

test('[T2] closed Arabic: translations change no byte, /ar is not found', async () => {
  await expect(await digests('en,ar')).toMatchFileSnapshot(recorded)
})
