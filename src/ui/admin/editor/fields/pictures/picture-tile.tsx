import { useState } from 'react'
import { fill } from '#domain/wording/template.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { once } from '#ui/design/action/once.ts'
import type { NamedPictureValue } from '../../../content/form-values.ts'
import type { FormField } from '../../form/form-field.ts'
import { OtherVersion } from '../../conflict/other-version.tsx'
import { showPictures } from '../../show-pictures.tsx'
import { useChosenPicture } from '../../../screen-parts/picture-view.ts'
import { useUploads } from '../../saving/uploads.ts'
import { EnlargedPicture } from './enlarged-picture.tsx'
import { LineField } from '../line-field.tsx'
import * as styles from './pictures-field.css.ts'
import { RemovedEntry } from '../entries/removed-entry.tsx'

export interface PictureTileProps {
  field: FormField<NamedPictureValue>
  /** Such as 'Picture 2 of 5'. */
  place: string
  nameLabel: string
  onRemove: () => void
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
}

/** One of several pictures with its name and buttons. */
export function PictureTile({ field, place, nameLabel, onRemove, onEarlier, onLater }: PictureTileProps) {
  const words = useEditorWords().picture
  const picture = field.value.image
  const [enlarged, setEnlarged] = useState(false)
  const { view, isBroken } = useChosenPicture(picture)
  const upload = useUploads().of(picture)
  return (
    <li className={styles.tile} aria-label={place}>
      {view && <img {...view} sizes="160px" alt="" className={styles.picture} />}
      {isBroken && (
        <p role="alert" className={styles.state}>
          <Icon name="circle-alert" size="sm" />{' '}
          {fill(words.unreadableFile, { file: picture instanceof File ? picture.name : '' })}
        </p>
      )}
      {upload?.state === 'uploading' && <p className={styles.state}>{Math.round(upload.progress * 100)}%</p>}
      {upload?.state === 'failed' && (
        <p className={styles.state}>
          <Icon name="circle-alert" size="sm" /> {upload.message}
        </p>
      )}
      {view && (
        <EnlargedPicture
          picture={picture}
          src={view.src}
          label={place}
          onWhite
          open={enlarged}
          onOpenChange={setEnlarged}
        />
      )}
      {picture === '' && <p className={styles.state}>{words.notStored}</p>}
      <div className={styles.words}>
        {field.other?.collides ? (
          <RemovedEntry
            words={words}
            other={field.other}
            onKeep={() => field.change(field.value)}
            onRemove={onRemove}
          />
        ) : (
          <OtherVersion other={field.other} label={place} />
        )}
        <OtherVersion other={field.at('image').other} label={words.one} show={showPictures} />
        <LineField label={nameLabel} field={field.at('name')} optional="unsaid" dir="auto" />
      </div>
      <div className={styles.actions}>
        <IconButton
          icon="zoom-in"
          label={words.enlarge}
          size="sm"
          disabled={!view}
          onClick={() => setEnlarged(true)}
        />
        <IconButton
          icon="arrow-left"
          label={words.moveEarlier}
          size="sm"
          data-action="earlier"
          disabled={!onEarlier}
          onClick={onEarlier}
        />
        <IconButton
          icon="arrow-right"
          label={words.moveLater}
          size="sm"
          data-action="later"
          disabled={!onLater}
          onClick={onLater}
        />
        <IconButton
          icon="trash-2"
          label={words.remove}
          size="sm"
          data-action="remove"
          onClick={once(onRemove)}
        />
      </div>
    </li>
  )
}
