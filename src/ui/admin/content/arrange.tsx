import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { contentTypes, type ContentTypeName, type ItemOf } from '#domain/content/content-types.ts'
import type { ArrangementActor } from '#ui/actors/content/arrangement-of.ts'
import { ArrangeList } from '#ui/design/data/arrange-list/arrange-list.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { useFailureWords } from '#ui/words/use-failure-words.ts'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import { contentSections } from '../navigation/sections.ts'
import * as styles from './arrange.css.ts'
import { arrangeables } from './arrangeables.ts'
import type { ContentScreenProps } from './content-screen-props.ts'

export interface ArrangeProps<Name extends ContentTypeName> extends ContentScreenProps<Name> {
  actor: ArrangementActor<ItemOf<Name>>
}

/** Opens a dialog in which the whole list is reordered. */
export function Arrange<Name extends ContentTypeName>({ name, config, actor }: ArrangeProps<Name>) {
  const snapshot = useSelector(actor, (current) => current)
  const [warned, setWarned] = useState(false)
  const { items, fetched, total, failure } = snapshot.context
  const { failures } = useFailureWords().contents[name]
  const { many } = contentSections[name]
  const { order } = contentTypes[name].listing
  const saving = snapshot.matches('saving')
  const changed = items.some(({ id }, at) => id !== fetched[at]?.id)
  const fetch = () => {
    setWarned(false)
    actor.send({ type: 'arrangement.open' })
  }
  const close = () => actor.send({ type: 'arrangement.close' })
  return (
    <>
      <Button size="sm" variant="quiet" onClick={fetch}>
        <Icon name="arrow-up-down" size="md" />
        Reorder
      </Button>
      {/* A click outside the dialog does not lose the new order. */}
      <Dialog
        open={snapshot.hasTag('open')}
        onOpenChange={() => (changed ? setWarned(true) : close())}
        className={styles.dialog}
      >
        <DialogTitle>Reorder {many}</DialogTitle>
        <DialogDescription>
          {typeof order === 'object' && `Ordered by ${order.by}, and within one ${order.by} in your order. `}
          Drag items by their handles, or press their arrows.
          {total > items.length &&
            ` These are the first ${items.length} of ${total.toLocaleString('en')}; “Move to…” in the list moves any item to any place.`}
        </DialogDescription>
        {snapshot.matches('failed') && failure ? (
          <NotFetched wording={failures.fetch} failure={failure} onRetry={fetch} />
        ) : snapshot.matches('fetching') ? (
          <SkeletonRows count={4} />
        ) : (
          <ArrangeList
            label={`Order of the ${many}`}
            items={arrangeables(name, config, snapshot.context)}
            disabled={saving}
            onMove={(id, to) => actor.send({ type: 'arrangement.move', id, to })}
          />
        )}
        {warned && changed && (
          <p role="alert" className={styles.unsaved}>
            The new order is not saved yet. Save it, or press Cancel to keep the old one.
          </p>
        )}
        <div className={styles.actions}>
          <Button size="sm" variant="ghost" disabled={saving} onClick={close}>
            Cancel
          </Button>
          <Button
            size="sm"
            disabled={!changed}
            busy={saving}
            busyLabel="Saving..."
            onClick={() => actor.send({ type: 'arrangement.save' })}
          >
            Save order
          </Button>
        </div>
      </Dialog>
    </>
  )
}
