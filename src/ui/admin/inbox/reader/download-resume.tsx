import { useSelector } from '@xstate/react'
import { fill } from '#domain/wording/template.ts'
import type { DownloadActor } from '#ui/actors/announcements/download-of.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useInterfaceLanguage } from '#ui/words/office/language-context.ts'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'

export interface DownloadResumeProps {
  actor: DownloadActor<string>
  /** The id of the application. */
  id: string
  /** The name of the file. */
  name: string
}

export function DownloadResume({ actor, id, name }: DownloadResumeProps) {
  const { reader } = useInboxWords()
  const { format } = useInterfaceLanguage()
  const { input, progress } = useSelector(actor, (snapshot) => snapshot.context)
  const isDownloading = useSelector(actor, (snapshot) => snapshot.matches('downloading'))
  const busy = isDownloading && input === id
  return (
    <Button
      size="sm"
      variant="quiet"
      disabled={isDownloading}
      busy={busy}
      busyLabel={
        progress === undefined
          ? reader.downloading
          : fill(reader.downloadingPart, { percent: progress.toLocaleString(format, { style: 'percent' }) })
      }
      onClick={() => actor.send({ type: 'download.start', input: id })}
    >
      <Icon name="download" size="md" />
      {name}
    </Button>
  )
}
