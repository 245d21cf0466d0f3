import { Button } from '../../action/button/button.tsx'
import { classNames } from '../../style/class-names.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import { fileSize } from './file-size.ts'
import * as styles from './image-uploader.css.ts'
import { Progress } from './progress.tsx'
import type { ShownFile, UploadState } from './upload.ts'
import { fill, useDesignWords } from '../../words/use-design-words.ts'

interface UploadStateProps {
  file: ShownFile | undefined
  upload: UploadState | undefined
  onRetry: (() => void) | undefined
  onDiscard?: (() => void) | undefined
}

const roleOf = ({ announced }: { announced?: boolean }) => (announced ? undefined : 'alert')

const percentOf = (progress: number) => Math.round(Math.min(Math.max(progress, 0), 1) * 100)

function Retry({ onRetry }: Pick<UploadStateProps, 'onRetry'>) {
  const { tryAgain } = useDesignWords()
  return (
    onRetry && (
      <Button size="sm" variant="quiet" onClick={onRetry}>
        {tryAgain}
      </Button>
    )
  )
}

/** Replaces the drop area while there is no picture to show. */
export function UploadBox({ file, upload, onRetry }: UploadStateProps & { upload: UploadState }) {
  const words = useDesignWords()
  if (upload.state === 'failed') {
    return (
      <div role={roleOf(upload)} className={classNames(styles.box, styles.failed)}>
        <Icon name="circle-alert" className={styles.danger} />
        <span className={styles.danger}>{upload.message}</span>
        <Retry onRetry={onRetry} />
      </div>
    )
  }
  const percent = percentOf(upload.progress)
  const uploading = fill(words.uploading, { percent })
  return (
    <div className={classNames(styles.box, styles.busy)}>
      <span className={styles.strong}>{file?.name}</span>
      <span>{uploading}</span>
      <Progress percent={percent} label={uploading} />
    </div>
  )
}

/** Below the picture: the file and its progress. */
export function UploadFooter({ file, upload, onRetry, onDiscard }: UploadStateProps & { file: ShownFile }) {
  const words = useDesignWords()
  const percent = upload?.state === 'uploading' ? percentOf(upload.progress) : undefined
  const uploading = percent !== undefined && fill(words.uploading, { percent })
  return (
    <div className={styles.footer}>
      <span>
        {file.name}, {fileSize(file.size)}
      </span>
      {upload?.state === 'failed' && <Retry onRetry={onRetry} />}
      {!upload && onDiscard && (
        <Button size="sm" variant="quiet" onClick={onDiscard}>
          {words.discardFile}
        </Button>
      )}
      {upload?.state === 'failed' && (
        <span role={roleOf(upload)} className={classNames(styles.danger, styles.wholeRow)}>
          {upload.message}
        </span>
      )}
      {uploading && <span className={styles.state}>{uploading}</span>}
      {percent !== undefined && uploading && (
        <Progress percent={percent} label={uploading} className={styles.wholeRow} />
      )}
    </div>
  )
}
