import { useSelector } from '@xstate/react'
import type { DownloadActor } from '#ui/actors/announcements/download-of.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'

export interface ExportButtonProps<Query> {
  actor: DownloadActor<Query>
  /** Selects what to export. */
  query: Query
}

export function ExportButton<Query>({ actor, query }: ExportButtonProps<Query>) {
  const { list } = useInboxWords()
  const busy = useSelector(actor, (snapshot) => snapshot.matches('downloading'))
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={busy}
      busyLabel={list.exporting}
      onClick={() => actor.send({ type: 'download.start', input: query })}
    >
      <Icon name="download" size="md" />
      {list.export}
    </Button>
  )
}
