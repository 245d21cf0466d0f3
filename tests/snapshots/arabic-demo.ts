import { Layer } from 'effect'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { demoContents } from '#server/demo/contents.ts'
import { demoHomePage } from '#server/demo/home-page.ts'
import { readFromStores } from '#ui/sample/site/read-from.ts'
import { samplePage } from '#ui/sample/site/sample-page.ts'

const drawings = import.meta.glob<string>('../../src/server/demo/art/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Replaces the names of drawings by their addresses. */
const withPictures = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? (drawings[`../../src/server/demo/art/${part}.svg`] ?? part) : part,
  )

const { career, ...contents } = demoContents

/** The reads of the demonstration site in Arabic. */
export const arabicDemo = readFromStores(
  Layer.mergeAll(
    MemoryContents({
      items: withPictures({
        ...contents,
        career: career.map(({ closesInDays: _, ...position }) => ({ ...position, closingDate: '' })),
      }),
    }),
    MemoryHomePageDetails({ details: withPictures(demoHomePage) }),
  ),
  samplePage('ar'),
)
