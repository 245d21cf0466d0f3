import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { numberText } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { useItemWords } from '#ui/words/content/use-item-words.ts'
import { contentTypes, type ContentTypeName, type ItemOf } from '#domain/content/content-types.ts'
import type { ArrangementActor } from '#ui/actors/content/arrangement-of.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import { onDemand } from '../screen-parts/on-demand.tsx'
import * as styles from './arrange.css.ts'
import { arrangeables } from './arrangeables.ts'
import type { ContentListScreenProps } from './content-screen-props.ts'

/** Lists load without it. */
const ArrangeList = onDemand(
  async () => (await import('#ui/design/data/arrange-list/arrange-list.tsx')).ArrangeList,
  { pending: <SkeletonRows count={4} /> },
)

export interface ArrangeProps<Name extends ContentTypeName> extends ContentListScreenProps<Name> {
  actor: ArrangementActor<ItemOf<Name>>
}

/** Opens a dialog in which the whole list is reordered. */
export function Arrange<Name extends ContentTypeName>({ name, config, actor }: ArrangeProps<Name>) {
  const snapshot = useSelector(actor, (current) => current)
  const [warned, setWarned] = useState(false)
  const { items, fetched, total, failure } = snapshot.context
  const { failures } = useFailureWords().contents[name]
  const words = useListWords()
  const own = useItemWords()[name]
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
        {words.arrange.open}
      </Button>
      {/* A click outside the dialog does not lose the new order. */}
      <Dialog
        open={snapshot.hasTag('open')}
        onOpenChange={() => (changed ? setWarned(true) : close())}
        className={styles.dialog}
      >
        <DialogTitle>{own.reorder}</DialogTitle>
        <DialogDescription>
          {[
            ...(typeof order === 'object' ? [words.arrange.byYear] : []),
            words.arrange.drag,
            ...(total > items.length
              ? [fill(words.arrange.first, { shown: items.length, total: numberText(total) })]
              : []),
          ].join(' ')}
        </DialogDescription>
        {snapshot.matches('failed') && failure ? (
          <NotFetched wording={failures.fetch} failure={failure} onRetry={fetch} />
        ) : snapshot.matches('fetching') ? (
          <SkeletonRows count={4} />
        ) : (
          <ArrangeList
            label={own.orderOf}
            items={arrangeables(name, config, snapshot.context, words.list.untitled)}
            disabled={saving}
            onMove={(id, to) => actor.send({ type: 'arrangement.move', id, to })}
          />
        )}
        {warned && changed && (
          <p role="alert" className={styles.unsaved}>
            {words.arrange.unsaved}
          </p>
        )}
        <div className={styles.actions}>
          <Button size="sm" variant="ghost" disabled={saving} onClick={close}>
            {words.cancel}
          </Button>
          <Button
            size="sm"
            disabled={!changed}
            busy={saving}
            busyLabel={words.saving}
            onClick={() => actor.send({ type: 'arrangement.save' })}
          >
            {words.arrange.save}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
