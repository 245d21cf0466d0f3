import { useState } from 'react'
import { fill } from '#domain/wording/template.ts'
import type { Release } from '#domain/publishing/release.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import { once } from '#ui/design/action/once.ts'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { ScheduleDialog } from '../schedule/schedule-dialog.tsx'
import * as styles from './scheduled.css.ts'

export interface ReleaseActionsProps {
  release: Release
  /** Focuses the list, as the focused group goes. */
  takeFocus: () => void
  /** Called after the release was changed, or could not be. */
  onSettled: () => void
}

/** The actions on a whole release, and the dialog that moves or renames it. */
export function ReleaseActions({ release, takeFocus, onSettled }: ReleaseActionsProps) {
  const { releases } = useActors().staff().drafts
  const { scheduled: words } = usePublishingWords()
  const [isMoving, setMoving] = useState(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>()
  const { name } = release
  const move = (dueAt: string, newName: string) => {
    setBusy(true)
    const change = { ...(dueAt !== release.first && { dueAt }), name: newName }
    releases.update(release, change, (failure) => {
      setBusy(false)
      setErrors(failure?.fields)
      if (failure !== undefined && failure.reason !== 'ItemChanged') return
      setMoving(false)
      takeFocus()
      onSettled()
    })
  }
  const atOnce = (act: typeof releases.publish) => () => {
    takeFocus()
    act(release, onSettled)
  }
  const button = (label: string, of: Parameters<typeof fill<'name'>>[0], act: () => void) => (
    <Button size="sm" variant="ghost" aria-label={fill(of, { name })} onClick={once(act)}>
      {label}
    </Button>
  )
  return (
    <div className={styles.actions}>
      {button(words.moveRelease, words.moveReleaseOf, () => {
        setErrors(undefined)
        setMoving(true)
      })}
      {button(words.publish, words.publishReleaseOf, atOnce(releases.publish))}
      {button(words.discard, words.discardReleaseOf, atOnce(releases.discard))}
      {isMoving && (
        <ScheduleDialog
          of="release"
          value={{ dueAt: release.first, revertAt: '', release: name }}
          releases={releases.all.actor.getSnapshot().context.value?.map((each) => each.name)}
          errors={errors}
          busy={busy}
          onCancel={() => setMoving(false)}
          onSave={({ dueAt, release: newName }) => move(dueAt, newName)}
        />
      )}
    </div>
  )
}
