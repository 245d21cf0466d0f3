import { useSelector } from '@xstate/react'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import type { DownloadActor } from '#ui/actors/announcements/download-of.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useInboxWords } from '#ui/words/use-inbox-words.ts'

export interface ExportButtonProps {
  actor: DownloadActor<AnyMailQuery>
  /** Selects the mails to export. */
  query: AnyMailQuery
}

export function ExportButton({ actor, query }: ExportButtonProps) {
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
