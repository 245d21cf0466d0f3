import type { Meta, StoryObj } from '@storybook/react-vite'
import specification from 'virtual:specification'
import { expect } from 'storybook/test'
import { SheetSection, Sheet } from '#ui/design/examples/sheet.tsx'
import * as styles from './code.css.ts'
import type { Outcome as OutcomeOf } from './results.ts'
import type { Row } from './specification.ts'

const meta = { title: 'Code/Specification', id: 'specification', tags: ['!autodocs'] } satisfies Meta

export default meta

const { chapters, since } = specification
const rows = chapters.flatMap((chapter) => chapter.rows)
const carried = rows.filter(({ tests }) => tests.length > 0)

const outcomesOf = ({ tests, stories }: Row) => [...tests, ...stories].map(({ outcome }) => outcome)
const failing = rows.filter((row) => outcomesOf(row).includes('failed'))
const passing = rows.filter((row) => !failing.includes(row) && outcomesOf(row).includes('passed'))

const summary =
  since === undefined
    ? 'No test has run here yet: npm test writes the results, which this page shows once Storybook is built again.'
    : `${passing.length} of them passed and ${failing.length} failed, in tests that ran since ${since.slice(0, 16).replace('T', ' ')} UTC.`

/** The rows of the specification, the tests and stories that cover them, and their last results. */
export const Rows: StoryObj = {
  render: () => (
    <Sheet title="Specification">
      <p>
        {carried.length} of {rows.length} rows are named in the title of a test.
      </p>
      <p>{summary}</p>
      {chapters.map(({ title, rows: own }) => (
        <SheetSection key={title} title={title}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th>Row</th>
                <th>It works when</th>
                <th>Tests and stories</th>
              </tr>
            </thead>
            <tbody>{own.map(rowOf)}</tbody>
          </table>
        </SheetSection>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(`${rows.length} of ${rows.length} rows are named in the title of a test.`),
    ).toBeVisible()
  },
}

/** Renders nothing if no test has run: a note above the rows says so. */
const Outcome = ({ of }: { of: OutcomeOf }) =>
  since !== undefined && <span className={styles.outcome[of]}>{of}</span>

const rowOf = ({ id, text, tests, stories }: Row) => (
  <tr key={id}>
    <th scope="row">{id}</th>
    <td>{text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</td>
    <td>
      <ul className={styles.list}>
        {tests.map(({ title, file, outcome }) => (
          <li key={`${file} ${title}`}>
            <Outcome of={outcome} /> {title} <span className={styles.file}>{file}</span>
          </li>
        ))}
        {stories.map(({ id: story, outcome }) => (
          <li key={story}>
            <Outcome of={outcome} />{' '}
            <a href={`./?path=/story/${story}`} target="_top" className={styles.link}>
              {story}
            </a>
          </li>
        ))}
      </ul>
    </td>
  </tr>
)
