import { useState } from 'react'
import type { PictureValue } from '#domain/machines/pending-pictures.ts'
import { Icon } from '#ui/design/icon/icon.tsx'
import { IconButton } from '#ui/design/icon-button/icon-button.tsx'
import { useChosenPicture } from '../picture-view.ts'
import { useUploads } from '../uploads.ts'
import { EnlargedPicture } from './enlarged-picture.tsx'
import * as styles from './pictures-field.css.ts'

export interface PictureTileProps {
  picture: PictureValue
  /** Such as 'Picture 2 of 5'. */
  name: string
  onRemove: () => void
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
}

export function PictureTile({ picture, name, onRemove, onEarlier, onLater }: PictureTileProps) {
  const [enlarged, setEnlarged] = useState(false)
  const { view, isBroken } = useChosenPicture(picture)
  const upload = useUploads().of(picture)
  return (
    <li className={styles.tile} aria-label={name}>
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
          label={name}
          onWhite
          open={enlarged}
          onOpenChange={setEnlarged}
        />
      )}
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
