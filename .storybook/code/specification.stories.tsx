import type { Meta, StoryObj } from '@storybook/react-vite'
import chapters from 'virtual:specification'
import { expect } from 'storybook/test'
import { Section, Sheet } from '#ui/design/sheet/sheet.tsx'
import * as styles from './code.css.ts'
import type { Row } from './specification.ts'

const meta = { title: 'Specification' } satisfies Meta

export default meta

const rows = chapters.flatMap((chapter) => chapter.rows)
const carried = rows.filter(({ tests }) => tests.length > 0)

/** What the product must do, and the tests and stories that carry it, read from their titles. */
export const Rows: StoryObj = {
  render: () => (
    <Sheet title="Specification">
      <p>
        {carried.length} of {rows.length} rows stand in the title of a test.
      </p>
      {chapters.map(({ title, rows: own }) => (
        <Section key={title} title={title}>
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
        </Section>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(`${rows.length} of ${rows.length} rows stand in the title of a test.`),
    ).toBeVisible()
  },
}

const rowOf = ({ id, text, tests, stories }: Row) => (
  <tr key={id}>
    <th scope="row">{id}</th>
    <td>{text}</td>
    <td>
      <ul className={styles.list}>
        {tests.map(({ title, file }) => (
          <li key={`${file} ${title}`}>
            {title} <span className={styles.file}>{file}</span>
          </li>
        ))}
        {stories.map((story) => (
          <li key={story}>
            <a href={`./?path=/story/${story}`} target="_top" className={styles.link}>
              {story}
            </a>
          </li>
        ))}
      </ul>
    </td>
  </tr>
)
