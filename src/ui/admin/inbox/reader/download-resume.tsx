import { useSelector } from '@xstate/react'
import type { DownloadActor } from '#ui/actors/announcements/download-of.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'

export interface DownloadResumeProps {
  actor: DownloadActor<string>
  /** Of the application. */
  id: string
  /** Of the file. */
  name: string
}

const percent = new Intl.NumberFormat('en', { style: 'percent' })

export function DownloadResume({ actor, id, name }: DownloadResumeProps) {
  const { input, progress } = useSelector(actor, (snapshot) => snapshot.context)
  const atWork = useSelector(actor, (snapshot) => snapshot.matches('downloading'))
  const busy = atWork && input === id
  return (
    <Button
      size="sm"
      variant="quiet"
      disabled={atWork}
      busy={busy}
      busyLabel={progress === undefined ? 'Downloading...' : `Downloading... ${percent.format(progress)}`}
      onClick={() => actor.send({ type: 'download.start', input: id })}
    >
      <Icon name="download" size="md" />
      {name}
    </Button>
  )
}
