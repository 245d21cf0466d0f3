import { useId } from 'react'
import { nameOf } from '#domain/wording/name-of.ts'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { OtherVersion } from '../editor/conflict/other-version.tsx'
import type { HomePageFieldsProps } from './home-page-fields.ts'
import * as styles from './home-page.css.ts'

/** Switches applications without a position on and off. */
export function ApplicationTextFields({ field }: HomePageFieldsProps) {
  const { value, change, other } = field('openApplication')
  const { openApplication: label } = useFieldWords().homePage
  const { hints, paths, homePage } = useEditorWords()
  const hint = useId()
  const { openApplication: names } = paths.values.homePage
  return (
    <div className={styles.fields}>
      <div>
        <Checkbox
          checked={value}
          aria-describedby={hint}
          onChange={({ target: { checked } }) => change(checked)}
        >
          {label}
        </Checkbox>
        <p id={hint} className={styles.consequences}>
          {hints.openApplication}
        </p>
      </div>
      <OtherVersion
        other={other}
        label={homePage.sections.applications}
        show={(version) => nameOf(names, String(version))}
      />
    </div>
  )
}
