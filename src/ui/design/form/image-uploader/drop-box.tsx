import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../../style/class-names.ts'
import { useFieldGroup } from '../field/field-control.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import { visuallyHidden } from '../../layout/visually-hidden/visually-hidden.css.ts'
import * as styles from './image-uploader.css.ts'
import type { OnChoose } from './upload.ts'
import { useDesignWords } from '../../words/use-design-words.ts'

interface DropBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  over: boolean
  onChoose: OnChoose
  /** For example which files are accepted. */
  notes?: ReadonlyArray<ReactNode>
}

/** A drop area around the native file input, which works by keyboard and without scripts. */
export function DropBox({ over, onChoose, notes = [], ...input }: DropBoxProps) {
  const words = useDesignWords()
  const field = useFieldGroup()
  const labelId = useId()
  const notesId = useId()
  return (
    <label className={classNames(styles.box, over && styles.over)}>
      <input
        accept="image/*"
        {...field}
        aria-labelledby={classNames(field?.['aria-labelledby'], labelId)}
        aria-describedby={classNames(field?.['aria-describedby'], notesId)}
        {...input}
        type="file"
        onChange={(event) => {
          const [file, ...others] = event.target.files ?? []
          if (file) onChoose(file, ...others)
          // Allows choosing the same file again.
          event.target.value = ''
        }}
        className={visuallyHidden}
      />
      <Icon name={over ? 'download' : 'upload'} size="xl" className={styles.boxIcon} />
      {over ? (
        <span id={labelId} className={styles.strong}>
          {words.dropImage}
        </span>
      ) : (
        <span id={labelId}>
          <span className={styles.link}>{input.multiple ? words.chooseFiles : words.chooseFile}</span>{' '}
          {input.multiple ? words.orDropFiles : words.orDropFile}
        </span>
      )}
      <span id={notesId} className={styles.notes}>
        {!over && notes.map((note, at) => note && <span key={at}>{note}</span>)}
      </span>
    </label>
  )
}
