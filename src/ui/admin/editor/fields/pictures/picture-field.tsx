import { type ReactNode, useRef, useState } from 'react'
import { fill } from '#domain/wording/template.ts'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import type { PictureValue } from '#domain/forms/pending-pictures.ts'
import type { ChosenFile } from '#domain/picture/chosen-file.ts'
import { pictureTypes } from '#domain/picture/picture-error.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { ImageUploader, type ImageUploaderProps } from '#ui/design/form/image-uploader/image-uploader.tsx'
import type { FieldOf } from '../../form/form-field.ts'
import { FieldFrame } from '../../translations/field-frame.tsx'
import { InLanguages, type OwnField } from '../../translations/in-languages.tsx'
import { showPictures } from '../../show-pictures.tsx'
import { useChosenPicture } from '../../../screen-parts/picture-view.ts'
import { useUploads } from '../../saving/uploads.ts'
import { ChooseFromMedia } from './choose-from-media.tsx'
import { EnlargedPicture } from './enlarged-picture.tsx'
import * as styles from './picture-field.css.ts'
import { fileRefusal } from '../file-refusal.tsx'

export interface PictureFieldProps
  extends FieldOf<PictureValue>, Pick<ImageUploaderProps, 'logoBackground'> {}

/** One picture. Rejects invalid files at once. */
export function PictureField({ field, optional, ...props }: PictureFieldProps) {
  return (
    <InLanguages field={field} optional={optional}>
      {(own) => <PictureControl {...props} {...own} />}
    </InLanguages>
  )
}

/** The picture that a chosen file replaces; by the file, as entries of a list change places. */
const replaced = new WeakMap<ChosenFile, PictureValue>()

type PictureControlProps = Omit<PictureFieldProps, 'field' | 'optional'> & OwnField<PictureValue>

function PictureControl({ label, hint, logoBackground, ...own }: PictureControlProps) {
  const { field, optional, translation } = own
  const { inLanguage } = useLanguageNames()
  const words = useEditorWords().picture
  const fullLabel = translation ? inLanguage(label, translation.language.tag) : label
  const lowerLabel = translation
    ? inLanguage(label.toLowerCase(), translation.language.tag)
    : label.toLowerCase()
  const [refusal, setRefusal] = useState<ReactNode>()
  const [enlarged, setEnlarged] = useState(false)
  const { view, isBroken } = useChosenPicture(field.value)
  const savedPicture = typeof field.value === 'string' ? field.value : (replaced.get(field.value) ?? '')
  const uploads = useUploads()
  const choose = (file: File) => {
    const sentence = fileRefusal(file)
    setRefusal(sentence)
    if (sentence !== undefined) return
    replaced.set(file, savedPicture)
    field.change(file)
  }
  const undo = () => {
    setRefusal(undefined)
    field.change(savedPicture)
  }
  const control = useRef<HTMLInputElement>(null)
  // The button disappears with the picture.
  const remove = () => {
    control.current?.focus()
    field.change('')
  }
  const chosen = field.value instanceof File ? field.value : undefined
  const damaged = isBroken && fill(words.unreadable, { file: chosen?.name ?? '' })
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={refusal ?? (damaged || undefined)}
      group
      show={showPictures}
      {...own}
    >
      <ImageUploader
        ref={control}
        name={field.name}
        accept={pictureTypes.join()}
        picture={view && { ...view, alt: '' }}
        replaces={savedPicture !== ''}
        accepts={words.accepted}
        logoBackground={logoBackground}
        file={chosen}
        upload={uploads.of(field.value)}
        onChoose={choose}
        onRetry={uploads.retry}
        onDiscard={undo}
        onEnlarge={() => setEnlarged(true)}
        enlargeLabel={fill(words.enlargeField, { field: lowerLabel })}
      />
      <ChooseFromMedia
        field={lowerLabel}
        chosen={typeof field.value === 'string' ? field.value : undefined}
        onChoose={(address) => {
          setRefusal(undefined)
          field.change(address)
        }}
      />
      {optional && field.value !== '' && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.remove}
          aria-label={fill(words.removeField, { field: lowerLabel })}
          onClick={remove}
        >
          {words.remove}
        </Button>
      )}
      {view && (
        <EnlargedPicture
          picture={field.value}
          src={view.src}
          label={fullLabel}
          onWhite={logoBackground === 'white'}
          open={enlarged}
          onOpenChange={setEnlarged}
        />
      )}
    </FieldFrame>
  )
}
