import { Close } from '@radix-ui/react-dialog'
import { classNames } from '../../style/class-names.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { DialogTitle } from '../dialog/dialog-title.tsx'
import { IconButton } from '../../action/icon-button/icon-button.tsx'
import * as styles from './image-preview.css.ts'
import { useView } from './use-view.ts'
import { zoomRange } from './zoom.ts'
import { useDesignWords } from '../../words/use-design-words.ts'

interface ImagePreviewProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  src: string
  alt: string
  /** For example the file name. */
  title: string
  /** Shows transparent parts on white. */
  onWhite?: boolean | undefined
}

/** Shows a picture over the whole window and zooms up to 50 times. */
export function ImagePreview(props: ImagePreviewProps) {
  const { open, onOpenChange, src, alt, title, onWhite = false } = props
  const words = useDesignWords()
  const { view, zoom, reset, onKeyDown, stage } = useView()
  const { scale, x, y } = view
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onOpenAutoFocus={reset}
      onKeyDown={onKeyDown}
      width="full"
      className={styles.preview}
    >
      <div className={styles.head}>
        <DialogTitle className={styles.name}>{title}</DialogTitle>
        <Close asChild>
          <IconButton icon="x" variant="onNavy" label={words.closePreview} />
        </Close>
      </div>
      <div
        {...stage}
        data-zoomed={scale > zoomRange.minimum}
        className={classNames(styles.stage, onWhite && styles.onWhite)}
      >
        <img
          src={src}
          alt={alt}
          draggable={false}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          className={styles.picture}
        />
      </div>
      {/* aria-disabled, as a disabled button loses the focus and with it the keyboard control. */}
      <div className={styles.controls}>
        <IconButton
          icon="minus"
          variant="onNavy"
          label={words.zoomOut}
          aria-disabled={scale === zoomRange.minimum}
          onClick={() => zoom(-1)}
        />
        <output dir="ltr" className={styles.scale}>
          {scale.toFixed(1)}×
        </output>
        <IconButton
          icon="plus"
          variant="onNavy"
          label={words.zoomIn}
          aria-disabled={scale === zoomRange.maximum}
          onClick={() => zoom(1)}
        />
        <button type="button" onClick={reset} className={styles.reset}>
          {words.resetZoom}
        </button>
      </div>
    </Dialog>
  )
}
