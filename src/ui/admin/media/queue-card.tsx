import { useBlocker } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { isUploading } from '#domain/machines/upload-queue-machine.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useMedia } from '#ui/actors/office/use-lazy-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { useMediaWords } from '#ui/words/content/use-media-words.ts'
import * as styles from './queue-card.css.ts'
import { QueueRow } from './queue-row.tsx'

/** The uploads of this visit; leaving asks while something is still to be sent. */
export function QueueCard() {
  const { queue } = useMedia()
  const words = useMediaWords().queue
  const context = useSelector(queue, (snapshot) => snapshot.context)
  const { files } = context
  const isSending = isUploading(context)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isSending && current.pathname !== next.pathname,
    enableBeforeUnload: isSending,
    withResolver: true,
  })
  if (files.length === 0) return null
  const waiting = files.filter(({ state }) => state === 'waiting')
  const shown = files.filter((file) => !waiting.includes(file))
  const done = files.filter(({ state }) => state === 'added' || state === 'known').length
  return (
    <>
      <Card
        className={styles.card}
        title={
          <span role="status">
            {isSending
              ? fill(words.title, { done: String(done), all: String(files.length) })
              : count(words.finished, done)}
          </span>
        }
        action={
          <Button
            size="sm"
            variant="quiet"
            onClick={() => queue.send({ type: isSending ? 'queue.stopped' : 'queue.cleared' })}
          >
            {isSending ? words.stop : words.close}
          </Button>
        }
      >
        {isSending && <p className={styles.note}>{words.note}</p>}
        <ul className={styles.rows}>
          {shown.map((file) => (
            <QueueRow key={file.key} file={file} />
          ))}
        </ul>
        {waiting.length > 0 && <p className={styles.foot}>{count(words.waiting, waiting.length)}</p>}
      </Card>
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        onOpenChange={(open) => !open && blocker.reset?.()}
        title={words.leaveTitle}
        description={words.leaveText}
        cancelLabel={words.stay}
        confirmLabel={words.leave}
        harmless
        onConfirm={() => {
          queue.send({ type: 'queue.stopped' })
          blocker.proceed?.()
        }}
      />
    </>
  )
}
