import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { outcomeOfStory, outcomeOfTest, resultsIn, type Outcome, type Results } from './results.ts'

export interface Row {
  readonly id: string
  readonly text: string
  readonly tests: ReadonlyArray<TestOfRow>
  readonly stories: ReadonlyArray<StoryOfRow>
}

interface TestOfRow {
  readonly title: string
  readonly file: string
  readonly outcome: Outcome
}

interface StoryOfRow {
  readonly id: string
  readonly outcome: Outcome
}

interface Chapter {
  readonly title: string
  readonly rows: ReadonlyArray<Row>
}

export interface Specification {
  readonly chapters: ReadonlyArray<Chapter>
  /** Ids in titles that are not rows of the specification. */
  readonly unknown: ReadonlyArray<string>
  /** When the tests ran; `undefined` if they have not run. */
  readonly since?: string
}

const filesIn = (root: string, tree: string, ending: RegExp) =>
  readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .toSorted()
    .map((name) => ({ file: `${tree}/${name}`, text: readFileSync(join(root, tree, name), 'utf8') }))

/** Test titles that contain ids such as [N3], with these ids. */
const carriersIn = (root: string) =>
  filesIn(root, 'tests', /\.tsx?$/).flatMap(({ file, text }) =>
    [...text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*\[[A-Z]\d+[^\]\n]*\](?:\\.|(?!\1)[^\\\n])*)\1/g)].map(
      ([, , title = '']) => ({ file, title, ids: idsIn(title) }),
    ),
  )

const rowId = /\b[ACDEFGHKLMNOPRSTVWX]\d{1,2}\b/g

const idsIn = (title: string) =>
  [...title.matchAll(/\[([^\]\n]+)\]/g)].flatMap(([, inside = '']) => inside.match(rowId) ?? [])

/** Stories name the rows that they cover as tags. */
const storiesIn = (root: string) =>
  filesIn(root, 'src/ui', /\.stories\.tsx$/).flatMap(({ text }) => {
    const title = /(?:^const meta|\.\.\.officeStory,)[^]*?\btitle: '([^']+)'/m.exec(text)?.[1] ?? ''
    return text.split(/^export const /m).flatMap((part) => {
      const [, name = ''] = /^(\w+)/.exec(part) ?? []
      const [, tags = ''] = /^ {2}tags: \[([^\]]*)\]|\btags: \[([^\]]*)\] \}/m.exec(part) ?? []
      const ids = tags.match(rowId) ?? []
      return ids.map((id) => ({ id, story: toId(title, storyNameFromExport(name)) }))
    })
  })

/** The rows of docs/specification.md with the tests that cover them and their results. */
export const specificationOf = (root: string, results: Results = resultsIn(root)): Specification => {
  const tests = carriersIn(root)
  const stories = storiesIn(root)
  const text = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  const chapters = text
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      title: part.slice(0, part.indexOf('\n')),
      rows: [...part.matchAll(/^- ([A-Z]\d+) (.+(?:\n {2}.+)*)$/gm)].map(([, id = '', sentence = '']) => ({
        id,
        text: sentence.replaceAll(/\n {2}/g, ' '),
        tests: tests
          .filter(({ ids }) => ids.includes(id))
          .map(({ title, file }) => ({ title, file, outcome: outcomeOfTest(results, file, title) })),
        stories: stories
          .filter((story) => story.id === id)
          .map(({ story }) => ({ id: story, outcome: outcomeOfStory(results, story) })),
      })),
    }))
  const known = new Set(chapters.flatMap(({ rows }) => rows.map(({ id }) => id)))
  const named = [...tests.flatMap(({ ids }) => ids), ...stories.map(({ id }) => id)]
  const { since } = results
  return { chapters, unknown: named.filter((id) => !known.has(id)), ...(since && { since }) }
}
