import { useState } from 'react'
import { Button } from '#ui/design/action/button/button.tsx'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import { useSectionWords } from '#ui/words/editor/use-section-words.ts'
import { LazyMediaChooser } from '../../editor/fields/pictures/choose-from-media.tsx'
import type { ControlledField, FieldOf } from '../../editor/form/form-field.ts'
import { FieldFrame } from '../../editor/translations/field-frame.tsx'
import { InLanguages } from '../../editor/translations/in-languages.tsx'
import * as styles from './sections.css.ts'

interface FileFieldProps extends Pick<FieldOf<string>, 'label' | 'field'> {
  /** Takes the name of the file while it is empty. */
  title: ControlledField<string>
}

/** Chooses or uploads a PDF of the library; a language may have one of its own. */
export function FileField({ label, field, title }: FileFieldProps) {
  return (
    <InLanguages field={field} optional="unsaid">
      {(own) => (
        <FieldFrame label={label} group {...own}>
          <Choice
            field={own.field}
            onNamed={(name) => own.translation === undefined && title.value === '' && title.change(name)}
          />
        </FieldFrame>
      )}
    </InLanguages>
  )
}

function Choice({ field, onNamed }: { field: ControlledField<string>; onNamed: (name: string) => void }) {
  const words = useSectionWords()
  const [open, setOpen] = useState<boolean>()
  return (
    <div className={styles.file}>
      <Icon name={officeIcons['file-text']} size="md" />
      {field.value === '' && <span>{words.noFile}</span>}
      <Button size="sm" variant="quiet" name={field.name} onClick={() => setOpen(true)}>
        {field.value === '' ? words.choosePdf : words.chooseOther}
      </Button>
      {field.value !== '' && (
        <ButtonLink size="sm" variant="quiet" href={field.value} download>
          {words.openFile}
        </ButtonLink>
      )}
      {open !== undefined && (
        <LazyMediaChooser
          kind="file"
          open={open}
          onClose={() => setOpen(false)}
          onChoose={({ address, name }) => {
            field.change(address)
            onNamed(name)
          }}
        />
      )}
    </div>
  )
}
