import { useRef, useState } from 'react'
import { isValidAt, readScope, type PreviewLink } from '#domain/publishing/preview-link.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { Table } from '#ui/design/data/table/table.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { Breadcrumb } from '#ui/design/layout/breadcrumb/breadcrumb.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import * as listStyles from '../../list/list.css.ts'
import { useList } from '../../list/use-list.ts'
import { useRevocations } from '../../list/removal/use-revocations.ts'
import { ScreenAnchor } from '../../shell/navigation/screen-link.tsx'
import { useTitle } from '../../screen-parts/use-title.ts'
import { useTimes } from '../../screen-parts/times.ts'
import { PreviewLinkDialog } from './preview-link-dialog.tsx'
import { PagedRows } from '../../list/paged-rows.tsx'
import * as styles from '../scheduled/scheduled.css.ts'
import { useSubjectName } from './subject-name.ts'

/** A person's preview links; for an Admin those of everybody. */
export function PreviewLinksScreen() {
  const { links } = useActors().staff().publishing
  const { links: words } = usePublishingWords()
  const { screens } = useOfficeWords()
  const { failures } = useFailureWords().previewLinks
  const list = useList(links.list, [])
  const [isMaking, setMaking] = useState(false)
  const card = useRef<HTMLElement>(null)
  const { now, asked, ask, dialog } = useRevocations(links.list, {
    refill: list.fetch,
    takeFocus: () => card.current?.focus(),
  })
  const columns = useColumns(now, ask)
  const title = screens.PreviewLinks
  useTitle(title)
  return (
    <>
      <Breadcrumb>
        <ScreenAnchor screen="scheduled">{screens.scheduled}</ScreenAnchor>
        <span>{title}</span>
      </Breadcrumb>
      <PageTitle
        title={title}
        note={words.note}
        actions={
          <Button size="sm" onClick={() => setMaking(true)}>
            <Icon name="plus" size="md" />
            {words.newLink}
          </Button>
        }
      />
      <Card ref={card} tabIndex={-1} aria-label={title} className={listStyles.card}>
        <PagedRows
          list={list}
          wording={failures.fetch}
          empty={<EmptyState title={words.none} text={words.noneText} />}
          renderRows={(rows) => (
            <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
          )}
        />
      </Card>
      {isMaking && (
        <PreviewLinkDialog
          onClose={() => {
            setMaking(false)
            list.fetch()
          }}
        />
      )}
      <ConfirmDialog
        {...dialog}
        title={fill(words.revokeTitle, { name: asked?.label ?? '' })}
        description={words.revokeText}
        confirmLabel={words.revoke}
        cancelLabel={words.dialog.cancel}
      />
    </>
  )
}

const useColumns = (
  now: number,
  onRevoke: (link: PreviewLink) => void,
): ReadonlyArray<Column<PreviewLink>> => {
  const { links: words } = usePublishingWords()
  const { columns } = words
  const { moment: timeOf } = useTimes()
  const nameOf = useSubjectName()
  const scopeOf = (link: PreviewLink) => {
    const { only, subjects: [subject] = [] } = readScope(link.scope) ?? {}
    if (link.scope === 'site' || subject === undefined) return words.site
    if (only === undefined) return nameOf(subject)
    return 'draftId' in only ? words.draft : fill(words.item, { name: nameOf(subject) })
  }
  const momentOf = ({ moment }: PreviewLink) =>
    moment === 'drafts' || moment === 'any' ? words[moment] : timeOf(moment)
  return [
    {
      key: 'label',
      header: columns.label,
      role: 'main',
      cell: ({ label, author }) => (
        <>
          <bdi className={styles.title}>{label}</bdi>
          <p className={styles.details}>
            <bdi>{author.name}</bdi>
          </p>
        </>
      ),
    },
    { key: 'scope', header: columns.scope, cell: scopeOf },
    { key: 'moment', header: columns.moment, cell: momentOf },
    {
      key: 'until',
      header: columns.until,
      cell: (link) => fill(isValidAt(link, now) ? words.until : words.endedAt, { time: timeOf(link.until) }),
    },
    {
      key: 'opened',
      header: columns.opened,
      cell: ({ openedAt }) => (openedAt === '' ? words.notOpened : timeOf(openedAt)),
    },
    {
      key: 'actions',
      header: columns.actions,
      role: 'actions',
      cell: (link) =>
        isValidAt(link, now) ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={fill(words.revokeOf, { name: link.label })}
            onClick={() => onRevoke(link)}
          >
            {words.revoke}
          </Button>
        ) : (
          <Tag>{words.ended}</Tag>
        ),
    },
  ]
}
