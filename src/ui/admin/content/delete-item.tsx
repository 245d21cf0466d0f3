import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { ListActor } from '#ui/actors/bridge/list-machine-of.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { screenAddress } from '../shell/navigation/screen-address.ts'
import { useLeftList } from '../shell/navigation/left-lists.ts'
import { RemoveDialog } from '../list/removal/remove-dialog.tsx'
import { useRemoval } from '../list/removal/use-removal.ts'
import type { AdminSection } from '../shell/navigation/admin-sections.ts'

export interface DeleteItemProps<Item extends Listed> {
  section: AdminSection
  actor: ListActor<Item>
  item: Item
  name: string
}

/** Deletes the edited item after a confirmation, and returns to its list. */
export function DeleteItem<Item extends Listed>({ section, actor, item, name }: DeleteItemProps<Item>) {
  const router = useRouter()
  const words = useListWords().list
  const left = useLeftList(section.screens[0])
  const removal = useRemoval(actor, [item], () => {})
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ items: 'removing' }))
  const leave = useEffectEvent((ids: ReadonlyArray<string>) => {
    if (!ids.includes(item.id)) return
    void router.navigate({ to: screenAddress(section.screens[0]), ...left, ignoreBlocker: true })
  })
  useEffect(() => {
    const subscription = actor.on('items.removed', ({ ids }) => leave(ids))
    return () => subscription.unsubscribe()
  }, [actor])

  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => removal.ask([item])}>
        <Icon name="trash-2" size="md" />
        {words.delete}
      </Button>
      <RemoveDialog
        section={section}
        open={removal.asking}
        names={[name]}
        ids={[item.id]}
        busy={busy}
        onConfirm={removal.confirm}
        onClose={removal.keep}
        onGone={() => {}}
      />
    </>
  )
}
