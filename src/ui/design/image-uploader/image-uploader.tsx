import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { DropBox } from './drop-box.tsx'
import * as styles from './image-uploader.css.ts'
import { type ImageUploaderTexts, imageUploaderTexts } from './image-uploader-texts.ts'
import type { ChosenFile, Upload } from './upload.ts'
import { UploadBox, UploadFooter } from './upload-state.tsx'
import { useFileDrop } from './use-file-drop.ts'

export interface ImageUploaderProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** The picture that is there: the saved one, or the chosen one by `useLocalPicture`. */
  picture?: { src: string; alt: string } | undefined
  /** Shows a mark, such as a logo, whole and on its ground. */
  mark?: keyof typeof styles.mark | undefined
  file?: ChosenFile | undefined
  upload?: Upload | undefined
  onChoose: (file: File) => void
  onRetry?: (() => void) | undefined
  /** Adds a button on the picture. */
  onEnlarge?: (() => void) | undefined
  texts?: Partial<ImageUploaderTexts> | undefined
}

/** Takes a picture by choosing, dropping or pasting and hands it up; it sends nothing itself. */
export function ImageUploader(props: ImageUploaderProps) {
  const {
    picture,
    mark,
    file,
    upload,
    onChoose,
    onRetry,
    onEnlarge,
    texts: ownTexts,
    disabled = false,
    className,
    ...input
  } = props
  const texts = { ...imageUploaderTexts, ...ownTexts }
  const closed = disabled || upload?.state === 'uploading'
  const { over, handlers } = useFileDrop(onChoose, closed)
  const dropBox = (note?: string) => (
    <DropBox {...input} texts={texts} over={over} onChoose={onChoose} disabled={closed} note={note} />
  )
  if (!picture) {
    return (
      <div {...handlers} className={classNames(styles.uploader, disabled && styles.disabled, className)}>
        {upload && !over ? (
          <UploadBox file={file} upload={upload} texts={texts} onRetry={onRetry} />
        ) : (
          dropBox()
        )}
      </div>
    )
  }
  return (
    <div
      {...handlers}
      className={classNames(styles.uploader, styles.withPicture, disabled && styles.disabled, className)}
    >
      <div className={styles.picture}>
        <img
          src={picture.src}
          alt={picture.alt}
          className={classNames(styles.image, mark && styles.mark[mark])}
        />
        {onEnlarge && (
          <IconButton
            icon="zoom-in"
            variant="onNavy"
            size="sm"
            label={texts.enlarge}
            onClick={onEnlarge}
            className={styles.enlarge}
          />
        )}
      </div>
      {dropBox(texts.replaces)}
      {file && <UploadFooter file={file} upload={upload} texts={texts} onRetry={onRetry} />}
    </div>
  )
}
