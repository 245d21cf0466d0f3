import { useSelector } from '@xstate/react'
import type { Attachment, AttachmentRef } from '#domain/mail/inbound/attachment.ts'
import { fill } from '#domain/wording/template.ts'
import { useThreads } from '#ui/actors/inbox/use-threads.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { fileSize } from '#ui/design/form/image-uploader/file-size.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { useThreadWords } from '#ui/words/inbox/use-thread-words.ts'
import * as styles from './thread.css.ts'

interface AttachmentsProps {
  message: Omit<AttachmentRef, 'index'>
  attachments: ReadonlyArray<Attachment>
}

/** The files that came with a mail. */
export function Attachments({ message, attachments }: AttachmentsProps) {
  const actor = useThreads().attachment
  const { attachments: words } = useThreadWords()
  const { reader } = useInboxWords()
  const input = useSelector(actor, (snapshot) => snapshot.context.input)
  const isDownloading = useSelector(actor, (snapshot) => snapshot.matches('downloading'))
  return (
    <ul aria-label={words.title} className={styles.attachments}>
      {attachments.map(({ name, size, isStored }, index) => (
        // A message is never changed.
        <li key={index}>
          {isStored ? (
            <Button
              size="sm"
              variant="quiet"
              disabled={isDownloading}
              busy={isDownloading && input?.messageId === message.messageId && input.index === index}
              busyLabel={reader.downloading}
              onClick={() => actor.send({ type: 'download.start', input: { ...message, index } })}
            >
              <Icon name="download" size="md" />
              <bdi>{name}</bdi> <bdi>{fileSize(size)}</bdi>
            </Button>
          ) : (
            fill(words.notStored, { name })
          )}
        </li>
      ))}
    </ul>
  )
}
