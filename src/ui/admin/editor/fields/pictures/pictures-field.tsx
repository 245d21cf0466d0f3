import { type ReactNode, useRef, useState } from 'react'
import { fill } from '#domain/wording/template.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { pictureTypes } from '#domain/picture/picture-error.ts'
import { Field } from '#ui/design/form/field/field.tsx'
import { ImageUploader } from '#ui/design/form/image-uploader/image-uploader.tsx'
import type { NamedPictureValue } from '../../../content/form-values.ts'
import type { FieldOf, FormField } from '../../form/form-field.ts'
import { OtherVersion } from '../../conflict/other-version.tsx'
import { showPictures } from '../../show-pictures.tsx'
import { ChooseFromMedia } from './choose-from-media.tsx'
import { PictureTile } from './picture-tile.tsx'
import * as styles from './pictures-field.css.ts'
import { fileRefusal } from '../file-refusal.tsx'
import { useFocusLater } from '#ui/design/form/use-focus-later.ts'

export interface PicturesFieldProps extends Pick<FieldOf<unknown>, 'label' | 'hint'> {
  field: FormField<ReadonlyArray<NamedPictureValue>>
  /** Such as 'Company'. */
  nameLabel: string
}

/** Several named pictures that can be reordered. */
export function PicturesField({ label, field, hint, nameLabel }: PicturesFieldProps) {
  const [refusal, setRefusal] = useState<ReactNode>()
  const words = useEditorWords().picture
  const pictures = field.value
  const list = useRef<HTMLDivElement>(null)
  const focusLater = useFocusLater(list, pictures)
  const add = (...files: ReadonlyArray<File>) => {
    const refusals = files.map(fileRefusal)
    const shown = refusals.filter((each) => each !== undefined)
    setRefusal(
      shown.length === 0 ? undefined : shown.flatMap((each, at) => (at === 0 ? [each] : ['. ', each])),
    )
    const chosen = files.filter((_, at) => refusals[at] === undefined)
    field.change([...pictures, ...chosen.map((image) => ({ image, name: '' }))])
  }
  const within = (index: number, action: string) =>
    `li:nth-child(${index + 1}) [data-action=${action}]:not([disabled])`
  const remove = (index: number) => {
    field.change(pictures.filter((_, at) => at !== index))
    focusLater(within(Math.min(index, pictures.length - 2), 'remove'), 'input')
  }
  const swap = (index: number, to: number) => {
    const moved = [...pictures]
    const [picture, neighbour] = [moved[index], moved[to]]
    if (picture === undefined || neighbour === undefined) return
    moved[index] = neighbour
    moved[to] = picture
    field.change(moved)
    focusLater(within(to, index < to ? 'later' : 'earlier'), within(to, 'remove'))
  }
  return (
    <Field label={label} error={refusal ?? field.error} hint={hint} group>
      <div ref={list} className={styles.pictures}>
        {pictures.length > 0 && (
          <ol className={styles.tiles} aria-label={label}>
            {pictures.map((_, index) => (
              <PictureTile
                key={index}
                field={field.at(index)}
                nameLabel={nameLabel}
                place={fill(words.place, { n: index + 1, of: pictures.length })}
                onRemove={() => remove(index)}
                onEarlier={index > 0 ? () => swap(index, index - 1) : undefined}
                onLater={index < pictures.length - 1 ? () => swap(index, index + 1) : undefined}
              />
            ))}
          </ol>
        )}
        <ImageUploader
          multiple
          name={field.name}
          accept={pictureTypes.join()}
          accepts={words.acceptedEach}
          onChoose={add}
        />
        <ChooseFromMedia
          field={label.toLowerCase()}
          onChoose={(image) => field.change([...pictures, { image, name: '' }])}
        />
      </div>
      <OtherVersion other={field.other} label={label} show={showPictures} />
    </Field>
  )
}
