import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { fill } from '#domain/wording/template.ts'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { isOpenPosition } from '#domain/content/career.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import type { ToolsProps } from '../../content/list-config.ts'

/** Closes a position at once. Draws nothing for one that is closed already. */
export function CloseNow({ item, as, onChanged, onOutdated }: ToolsProps<'career'>) {
  const { closing } = useActors().staff()
  const words = useListWords()
  const [pressed, setPressed] = useState(false)
  const follow = useEffectEvent((position: typeof item, isTheirs?: boolean) =>
    (isTheirs ? onOutdated : onChanged)?.(position),
  )
  useEffect(() => closing.listen((position, isTheirs) => follow(position, isTheirs)), [closing])

  const open = isOpenPosition(item, closing.today())
  // Once pressed, the button stays, or the focus would be lost with it.
  if (!open && !pressed) return null
  const label = open ? words.closing.close : words.closing.closed
  const button = {
    size: 'sm',
    'aria-disabled': !open,
    onClick: () => {
      if (!open) return
      setPressed(true)
      closing.close(item)
    },
  } as const
  if (as === 'icon') {
    const name = item.title.trim() || words.list.untitled
    const fullLabel = fill(open ? words.closing.closeName : words.closing.closedName, { name })
    return <IconButton icon={officeIcons['calendar-x']} label={label} aria-label={fullLabel} {...button} />
  }
  return (
    <Button variant="quiet" {...button}>
      <Icon name={officeIcons['calendar-x']} size="md" />
      {label}
    </Button>
  )
}
