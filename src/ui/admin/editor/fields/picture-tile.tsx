import { useState } from 'react'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import type { NamedPictureValue } from '../../content/form-values.ts'
import type { FormField } from '../form/form-field.ts'
import { OtherVersion } from '../other-version.tsx'
import { showPictures } from '../show-pictures.tsx'
import { useChosenPicture } from '../../screen-parts/picture-view.ts'
import { useUploads } from '../uploads.ts'
import { EnlargedPicture } from './enlarged-picture.tsx'
import { LineField } from './line-field.tsx'
import * as styles from './pictures-field.css.ts'
import { RemovedEntry } from './removed-entry.tsx'

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
  const picture = field.value.image
  const [enlarged, setEnlarged] = useState(false)
  const { view, isBroken } = useChosenPicture(picture)
  const upload = useUploads().of(picture)
  return (
    <li className={styles.tile} aria-label={place}>
      {view && <img src={view.src} srcSet={view.srcSet} sizes="160px" alt="" className={styles.picture} />}
      {isBroken && (
        <p role="alert" className={styles.state}>
          <Icon name="circle-alert" size="sm" /> {picture instanceof File && picture.name} cannot be read as a
          picture.
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
      {picture === '' && <p className={styles.state}>The file was not stored. Add the picture again.</p>}
      <div className={styles.words}>
        {field.other?.collides ? (
          <RemovedEntry
            one="picture"
            other={field.other}
            onKeep={() => field.change(field.value)}
            onRemove={onRemove}
          />
        ) : (
          <OtherVersion other={field.other} label={place} />
        )}
        <OtherVersion other={field.at('image').other} label="picture" show={showPictures} />
        <LineField label={nameLabel} field={field.at('name')} optional="unsaid" dir="auto" />
      </div>
      <div className={styles.actions}>
        <IconButton
          icon="zoom-in"
          label="Preview and zoom"
          size="sm"
          disabled={!view}
          onClick={() => setEnlarged(true)}
        />
        <IconButton
          icon="arrow-left"
          label="Move earlier"
          size="sm"
          data-action="earlier"
          disabled={!onEarlier}
          onClick={onEarlier}
        />
        <IconButton
          icon="arrow-right"
          label="Move later"
          size="sm"
          data-action="later"
          disabled={!onLater}
          onClick={onLater}
        />
        <IconButton icon="trash-2" label="Remove" size="sm" data-action="remove" onClick={onRemove} />
      </div>
    </li>
  )
}
