import { type ComponentProps, type ReactNode, useRef } from 'react'
import { classNames } from '../../style/class-names.ts'
import { IconButton } from '../../action/icon-button/icon-button.tsx'
import { DropBox } from './drop-box.tsx'
import * as styles from './image-uploader.css.ts'
import { type ImageUploaderTexts, imageUploaderTexts } from './image-uploader-texts.ts'
import type { ChosenFile, OnChoose, Upload } from './upload.ts'
import { UploadBox, UploadFooter } from './upload-state.tsx'
import { useFileDrop } from './use-file-drop.ts'

export interface ImageUploaderProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'ref'> {
  /** The picture that is there: the saved one, or the chosen one by `useLocalPicture`. */
  picture?: { src: string; alt: string } | undefined
  /** Whether a saved picture is there, which the chosen one replaces. */
  replaces?: boolean | undefined
  /** Which kinds and what size are taken, said before anything is chosen. */
  accepts?: ReactNode
  /** Shows a mark, such as a logo, whole and on its ground. */
  mark?: keyof typeof styles.mark | undefined
  file?: ChosenFile | undefined
  upload?: Upload | undefined
  onChoose: OnChoose
  onRetry?: (() => void) | undefined
  /** Forgets the chosen file; adds a button beside its name. */
  onTakeBack?: (() => void) | undefined
  /** Adds a button on the picture. */
  onEnlarge?: (() => void) | undefined
  texts?: Partial<ImageUploaderTexts> | undefined
}

/** Takes a picture by choosing, dropping or pasting and hands it up; it sends nothing itself. */
export function ImageUploader(props: ImageUploaderProps) {
  const {
    picture,
    replaces = false,
    accepts,
    mark,
    file,
    upload,
    onChoose,
    onRetry,
    onTakeBack,
    onEnlarge,
    texts: ownTexts,
    disabled = false,
    className,
    ...input
  } = props
  const control = useRef<HTMLInputElement>(null)
  const several = input.multiple && {
    choose: imageUploaderTexts.chooseSeveral,
    orDrop: imageUploaderTexts.orDropSeveral,
  }
  const texts = { ...imageUploaderTexts, ...several, ...ownTexts }
  const closed = disabled || upload?.state === 'uploading'
  const { over, handlers } = useFileDrop(onChoose, closed, input.multiple)
  // What was pressed goes away with the file.
  const takeBack =
    onTakeBack &&
    (() => {
      control.current?.focus()
      onTakeBack()
    })
  const own = { file, upload, texts, onRetry }
  return (
    <div
      {...handlers}
      className={classNames(
        styles.uploader,
        picture && styles.withPicture,
        disabled && styles.disabled,
        className,
      )}
    >
      {picture && (
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
      )}
      {/* With and without a picture in the same place, so that the input and its focus stay. */}
      {!picture && upload && !over ? (
        <UploadBox {...own} upload={upload} />
      ) : (
        <DropBox
          {...input}
          ref={control}
          texts={texts}
          over={over}
          onChoose={onChoose}
          disabled={closed}
          notes={[accepts, replaces && texts.replaces]}
        />
      )}
      {file && (picture || !upload) && <UploadFooter {...own} file={file} onTakeBack={takeBack} />}
    </div>
  )
}
