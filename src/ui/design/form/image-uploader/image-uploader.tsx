import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from '../../style/class-names.ts'
import { IconButton } from '../../action/icon-button/icon-button.tsx'
import { DropBox } from './drop-box.tsx'
import * as styles from './image-uploader.css.ts'
import type { ShownFile, OnChoose, UploadState } from './upload.ts'
import { UploadBox, UploadFooter } from './upload-state.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useDesignWords } from '../../words/use-design-words.ts'

export interface ImageUploaderProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'ref'> {
  /** The file input, for example to focus it. */
  ref?: RefObject<HTMLInputElement | null> | undefined
  /** The saved picture, or the chosen one by `useLocalPicture`. */
  picture?: Pick<ComponentProps<'img'>, 'src' | 'alt' | 'style'> | undefined
  /** Whether the chosen file replaces a saved picture. */
  replaces?: boolean | undefined
  /** Accepted formats and size, shown before a file is chosen. */
  accepts?: ReactNode
  /** For logos: shows the picture whole, on this background. */
  logoBackground?: keyof typeof styles.logo | undefined
  file?: ShownFile | undefined
  upload?: UploadState | undefined
  onChoose: OnChoose
  onRetry?: (() => void) | undefined
  /** Adds a button that discards the chosen file. */
  onDiscard?: (() => void) | undefined
  /** Adds a button that opens the picture, for example in an ImagePreview. */
  onEnlarge?: (() => void) | undefined
  /** The button's accessible name. */
  enlargeLabel?: string | undefined
}

/** Chooses a picture by file dialog, drop or paste, and shows the progress of its upload. It uploads nothing itself: the form does when it is saved. */
export function ImageUploader(props: ImageUploaderProps) {
  const ownControl = useRef<HTMLInputElement>(null)
  const {
    ref: control = ownControl,
    picture,
    replaces = false,
    accepts,
    logoBackground,
    file,
    upload,
    onChoose,
    onRetry,
    onDiscard,
    onEnlarge,
    enlargeLabel,
    disabled = false,
    className,
    ...input
  } = props
  const words = useDesignWords()
  const closed = disabled || upload?.state === 'uploading'
  const { over, handlers } = useFileDrop(onChoose, closed, input.multiple)
  // The button disappears with the file, so the focus moves to the input.
  const takeBack =
    onDiscard &&
    (() => {
      control.current?.focus()
      onDiscard()
    })
  const own = { file, upload, onRetry }
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
            {...picture}
            alt={picture.alt}
            className={classNames(styles.image, logoBackground && styles.logo[logoBackground])}
          />
          {onEnlarge && (
            <IconButton
              icon="zoom-in"
              variant="onNavy"
              size="sm"
              label={enlargeLabel ?? words.enlarge}
              onClick={onEnlarge}
              className={styles.enlarge}
            />
          )}
        </div>
      )}
      {/* At the same position with and without a picture, so that the input keeps its focus. */}
      {!picture && upload && !over ? (
        <UploadBox {...own} upload={upload} />
      ) : (
        <DropBox
          {...input}
          ref={control}
          over={over}
          onChoose={onChoose}
          disabled={closed}
          notes={[accepts, replaces && words.replacesImage]}
        />
      )}
      {file && (picture || !upload) && <UploadFooter {...own} file={file} onDiscard={takeBack} />}
    </div>
  )
}
