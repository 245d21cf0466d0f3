import { useState } from 'react'
import { Button } from '#ui/design/action/button/button.tsx'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { UploadBox, UploadFooter } from '#ui/design/form/image-uploader/upload-state.tsx'
import { useLocalPicture } from '#ui/design/form/image-uploader/use-local-picture.ts'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { useRichTextWords } from '#ui/words/editor/use-rich-text-words.ts'
import { storedPicture } from '../../../../screen-parts/picture-view.ts'
import { maxAlt, maxCaption, type PictureAttributes } from '../body-of.ts'
import * as styles from './picture-block.css.ts'
import type { TextUpload } from './use-text-uploads.ts'

export interface PictureBlockProps {
  picture: PictureAttributes
  upload: TextUpload | undefined
  /** Shows the fields for alternative text and caption. */
  isSelected: boolean
  onChange: (name: 'alt' | 'decorative' | 'caption', value: string | boolean) => void
  onReplace: () => void
  onRemove: () => void
  onRetry: () => void
  /** Moves the focus back to the text. */
  onLeave: () => void
}

/** A picture in formatted text, with fields for its alternative text and caption once it is selected. */
export function PictureBlock(props: PictureBlockProps) {
  const { picture, upload, isSelected, onChange, onReplace, onRemove, onRetry, onLeave } = props
  const { pictures: words } = useRichTextWords()
  const local = useLocalPicture(picture.address === '' ? upload?.file : undefined)
  const [isWithin, setWithin] = useState(false)
  const view = local === undefined ? storedPicture(picture.address) : { src: local }
  const state = upload?.upload
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- passes on the keys of its fields
    <div
      className={classNames(styles.block, isSelected && styles.selected)}
      onFocus={() => setWithin(true)}
      onBlur={({ currentTarget, relatedTarget }) => setWithin(currentTarget.contains(relatedTarget))}
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
    >
      {picture.address === '' && local === undefined && state ? (
        <UploadBox file={upload?.file} upload={state} onRetry={onRetry} />
      ) : (
        <img {...view} sizes="320px" alt={picture.alt} draggable={false} className={styles.picture} />
      )}
      <div className={styles.words}>
        {state && upload && <UploadFooter file={upload.file} upload={state} onRetry={onRetry} />}
        {isSelected || isWithin || (picture.alt === '' && !picture.decorative) ? (
          <>
            <Field label={words.alt}>
              <TextInput
                size="sm"
                dir="auto"
                maxLength={maxAlt}
                value={picture.alt}
                disabled={picture.decorative}
                onChange={({ target }) => onChange('alt', target.value)}
              />
            </Field>
            <Checkbox
              checked={picture.decorative}
              onChange={({ target }) => onChange('decorative', target.checked)}
            >
              {words.decorative}
            </Checkbox>
            <Field label={words.caption} optional>
              <TextInput
                size="sm"
                dir="auto"
                maxLength={maxCaption}
                value={picture.caption}
                onChange={({ target }) => onChange('caption', target.value)}
              />
            </Field>
            <span className={styles.actions}>
              <Button size="sm" variant="ghost" onClick={onReplace}>
                {words.another}
              </Button>
              <Button size="sm" variant="danger" onClick={onRemove}>
                {words.remove}
              </Button>
            </span>
          </>
        ) : (
          <span dir="auto">{picture.caption}</span>
        )}
      </div>
    </div>
  )
}
