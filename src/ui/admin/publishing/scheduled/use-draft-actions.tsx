import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { ListedDraft } from '#domain/publishing/draft.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { onDemand } from '../../screen-parts/on-demand.tsx'
import type { DraftActions } from './draft-days.tsx'
import { ScheduleDialog } from '../schedule/schedule-dialog.tsx'

/** Most people neither need approval nor give it. */
const ReviewDialog = onDemand(async () => (await import('../editor/review-dialog.tsx')).ReviewDialog)

interface Options {
  /** Fetches the list again. */
  readonly refill: () => void
  /** Focuses the list, as the focused row goes. */
  readonly takeFocus: () => void
}

/** The actions on the drafts of a list, and the dialog that moves one. */
export const useDraftActions = ({
  refill,
  takeFocus,
}: Options): { readonly actions: DraftActions; readonly dialog: ReactNode } => {
  const { list, move, publish, releases, restore, returnDraft } = useActors().staff().drafts
  const { value: known = [], fetch: fetchReleases } = useReading(releases.all)
  const [moved, setMoved] = useState<ListedDraft>()
  const [returned, setReturned] = useState<ListedDraft>()
  const [isReturning, setReturning] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>()
  const { busy, done, failure, send, clear } = useRequest(move)
  const onSettled = () => {
    refill()
    fetchReleases()
  }
  // The row of a change that somebody else changed is outdated.
  const isMoveOver = done || failure?.reason === 'ItemChanged' || failure?.reason === 'ItemNotFound'
  const settle = useEffectEvent(onSettled)
  useEffect(fetchReleases, [fetchReleases])
  useEffect(() => {
    if (isMoveOver) settle()
  }, [isMoveOver])
  useEffect(() => {
    const removal = list.on('items.removed', () => settle())
    return () => removal.unsubscribe()
  }, [list])

  const actions: DraftActions = {
    releases: known,
    takeFocus,
    onSettled,
    onMove: (draft) => {
      clear()
      setMoved(draft)
    },
    onReturn: (draft) => {
      setRefused(undefined)
      setReturned(draft)
    },
    onPublish: (draft) => {
      takeFocus()
      publish(draft, onSettled)
    },
    onDiscard: ({ id }) => {
      takeFocus()
      list.send({ type: 'items.remove', ids: [id] })
    },
    onRestore: ({ id }) => {
      takeFocus()
      restore(id, onSettled)
    },
  }
  const review = returned && (
    <ReviewDialog
      key={returned.id}
      of="return"
      errors={refused}
      busy={isReturning}
      onCancel={() => setReturned(undefined)}
      onSend={(note) => {
        setReturning(true)
        const over = () => {
          setReturning(false)
          setReturned(undefined)
          takeFocus()
          onSettled()
        }
        returnDraft(returned, note, over, ({ reason, fields, current }) => {
          if (reason === 'ItemNotFound') return over()
          setReturning(false)
          setRefused(fields)
          if (reason !== 'ItemChanged') return
          // The note stays, and another try returns the draft as it is now.
          setReturned(current as ListedDraft)
          onSettled()
        })
      }}
    />
  )
  const schedule = moved && !isMoveOver && (
    <ScheduleDialog
      key={moved.id}
      value={moved}
      of={moved.action === 'revert' ? 'changeBack' : 'change'}
      releases={known.map(({ name }) => name)}
      errors={failure?.fields}
      busy={busy}
      onCancel={() => setMoved(undefined)}
      onSave={({ dueAt, revertAt, release }) =>
        send({
          id: moved.id,
          version: moved.version,
          dueAt,
          ...(moved.action !== 'revert' && { revertAt, release }),
        })
      }
    />
  )
  const dialog = (
    <>
      {schedule}
      {review}
    </>
  )
  return { actions, dialog }
}
