import { Button } from '../../action/button/button.tsx'
import { classNames } from '../../style/class-names.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import { fileSize } from './file-size.ts'
import * as styles from './image-uploader.css.ts'
import type { ImageUploaderTexts } from './image-uploader-texts.ts'
import { Progress } from './progress.tsx'
import type { ChosenFile, Upload } from './upload.ts'

interface UploadStateProps {
  file: ChosenFile | undefined
  upload: Upload | undefined
  texts: ImageUploaderTexts
  onRetry: (() => void) | undefined
  onDiscard?: (() => void) | undefined
}

const roleOf = ({ announced }: { announced?: boolean }) => (announced ? undefined : 'alert')

const percentOf = (progress: number) => Math.round(Math.min(Math.max(progress, 0), 1) * 100)

function Retry({ texts, onRetry }: Pick<UploadStateProps, 'texts' | 'onRetry'>) {
  return (
    onRetry && (
      <Button size="sm" variant="quiet" onClick={onRetry}>
        {texts.retry}
      </Button>
    )
  )
}

/** Replaces the drop area while there is no picture to show. */
export function UploadBox({ file, upload, texts, onRetry }: UploadStateProps & { upload: Upload }) {
  if (upload.state === 'failed') {
    return (
      <div role={roleOf(upload)} className={classNames(styles.box, styles.failed)}>
        <Icon name="circle-alert" className={styles.danger} />
        <span className={styles.danger}>{upload.message}</span>
        <Retry texts={texts} onRetry={onRetry} />
      </div>
    )
  }
  const percent = percentOf(upload.progress)
  return (
    <div className={classNames(styles.box, styles.busy)}>
      <span className={styles.strong}>{file?.name}</span>
      <span>{texts.uploading(percent)}</span>
      <Progress percent={percent} label={texts.uploading(percent)} />
    </div>
  )
}

/** Below the picture: the file and its progress. */
export function UploadFooter({
  file,
  upload,
  texts,
  onRetry,
  onDiscard,
}: UploadStateProps & { file: ChosenFile }) {
  const percent = upload?.state === 'uploading' ? percentOf(upload.progress) : undefined
  return (
    <div className={styles.footer}>
      <span>
        {file.name}, {fileSize(file.size)}
      </span>
      {upload?.state === 'failed' && <Retry texts={texts} onRetry={onRetry} />}
      {!upload && onDiscard && (
        <Button size="sm" variant="quiet" onClick={onDiscard}>
          {texts.discard}
        </Button>
      )}
      {upload?.state === 'failed' && (
        <span role={roleOf(upload)} className={classNames(styles.danger, styles.wholeRow)}>
          {upload.message}
        </span>
      )}
      {percent !== undefined && <span className={styles.state}>{texts.uploading(percent)}</span>}
      {percent !== undefined && (
        <Progress percent={percent} label={texts.uploading(percent)} className={styles.wholeRow} />
      )}
    </div>
  )
}
