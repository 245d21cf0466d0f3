import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldGroup } from '../field/field-control.ts'
import { Icon } from '../icon/icon.tsx'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './image-uploader.css.ts'
import type { ImageUploaderTexts } from './image-uploader-texts.ts'

export interface DropBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  texts: ImageUploaderTexts
  over: boolean
  onChoose: (file: File) => void
  note?: ReactNode
}

/** The browser's own file input, so that it is reached by keyboard and sends without scripts. */
export function DropBox({ texts, over, onChoose, note, ...input }: DropBoxProps) {
  const field = useFieldGroup()
  const labelId = useId()
  return (
    <label id={labelId} className={classNames(styles.box, over && styles.over)}>
      <input
        accept="image/*"
        {...field}
        aria-labelledby={classNames(field?.['aria-labelledby'], labelId)}
        {...input}
        type="file"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onChoose(file)
        }}
        className={visuallyHidden}
      />
      <Icon name={over ? 'download' : 'upload'} size="xl" className={styles.boxIcon} />
      {over ? (
        <span className={styles.strong}>{texts.drop}</span>
      ) : (
        <span>
          <span className={styles.link}>{texts.choose}</span> {texts.orDrop}
        </span>
      )}
      {note && !over && <span>{note}</span>}
    </label>
  )
}
