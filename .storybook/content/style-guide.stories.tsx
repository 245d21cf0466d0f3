import type { Meta, StoryObj } from '@storybook/react-vite'
import { forms } from '#domain/wording/en/site/forms.ts'
import { site } from '#domain/wording/en/site/site.ts'
import { SheetSection, Sheet } from '#ui/design/examples/sheet.tsx'
import * as styles from '../code/code.css.ts'

const meta = { title: 'Writing/Style guide', id: 'content', tags: ['!autodocs'] } satisfies Meta

export default meta

const voice = [
  ['Say what happened', 'Email sent successfully', 'Success!'],
  ['Say what to do', 'Enter a valid 10-digit number', 'Invalid input'],
  ['Buttons name their result', 'Save changes', 'OK'],
  [
    'Sentence case, but for words that the specification has in capitals',
    'Tell us what you are building.',
    'Get In Touch',
  ],
  ['A number, a place or a name', '310 metres of quay at Hidd', 'World-class facilities'],
  [
    'No exclamation marks, but for the one that the specification has',
    'Nothing matches “submarine”.',
    'No results!',
  ],
] as const

const catalogue = [
  ['A list that could not be fetched', 'Failed to fetch news: Something went wrong'],
  ['Something that could not be deleted', 'Failed to delete news'],
  ['News that are on their way', site.loading],
  ['An enquiry without a connection', forms.enquiry.waitingOnDevice],
] as const

/** How the product writes: short, factual, dry and warm. */
export const StyleGuide: StoryObj = {
  render: () => (
    <Sheet title="Content">
      <SheetSection title="Voice">
        <table className={styles.table}>
          <thead>
            <tr>
              <th>Rule</th>
              <th>Write</th>
              <th>Do not write</th>
            </tr>
          </thead>
          <tbody>
            {voice.map(([rule, write, not]) => (
              <tr key={rule}>
                <td>{rule}</td>
                <td>{write}</td>
                <td>{not}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetSection>
      <SheetSection title="Sentences after an event">
        <table className={styles.table}>
          <thead>
            <tr>
              <th>When</th>
              <th>Sentence</th>
            </tr>
          </thead>
          <tbody>
            {catalogue.map(([when, sentence]) => (
              <tr key={when}>
                <td>{when}</td>
                <td>{sentence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetSection>
      <SheetSection title="Arabic">
        <p>
          Arabic is next to English, and not a translation behind a switch. Its parts carry their language and
          direction:{' '}
          <span lang="ar" dir="rtl">
            ضفتان وماء واحد بينهما
          </span>
          .
        </p>
      </SheetSection>
    </Sheet>
  ),
}
