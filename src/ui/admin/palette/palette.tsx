import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { featureOfScreen } from '#domain/access/feature.ts'
import type { Role } from '#domain/access/role.ts'
import { useActors } from '#ui/actors/actors-provider.tsx'
import { useOffers } from '#ui/actors/use-offers.ts'
import { CommandList } from '#ui/design/command-list/command-list.tsx'
import { Dialog } from '#ui/design/dialog/dialog.tsx'
import { DialogTitle } from '#ui/design/dialog/dialog-title.tsx'
import { VisuallyHidden } from '#ui/design/visually-hidden/visually-hidden.tsx'
import { addressOf } from '../address.ts'
import { itemsFor, kindsOf, screensFor } from './destinations.ts'
import * as styles from './palette.css.ts'

export interface PaletteProps {
  role: Role
  open: boolean
  onClose: () => void
}

/** Leads to every screen and to every item of the role, by some letters of its name. */
export function Palette({ role, open, onClose }: PaletteProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} aria-describedby={undefined} className={styles.palette}>
      <DialogTitle>
        <VisuallyHidden>Go to</VisuallyHidden>
      </DialogTitle>
      <Finder role={role} onClose={onClose} />
    </Dialog>
  )
}

function Finder({ role, onClose }: Omit<PaletteProps, 'open'>) {
  const { search } = useActors().staff()
  const offers = useOffers()
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const { context, ...snapshot } = useSelector(search, (current) => current)
  const waiting = snapshot.tags.has('waiting')
  useEffect(() => {
    search.send({ type: 'search.type', text: typed, kinds: kindsOf(role) })
  }, [search, typed, role])

  const places = screensFor(role, typed)
  const open = places.commands.filter(({ screen }) => offers(featureOfScreen[screen]))
  const groups = [{ ...places, commands: open }, ...itemsFor(context.found)]
  const destinations = groups.flatMap(({ commands }) => commands)
  const go = (id: string) => {
    const destination = destinations.find((one) => one.id === id)
    onClose()
    if (destination !== undefined)
      void router.navigate({ to: addressOf(destination.screen, destination.item) })
  }
  return (
    <CommandList
      label="Go to a screen or an item"
      value={typed}
      onType={setTyped}
      groups={groups}
      onChoose={go}
      status={statusOf(destinations.length, waiting, context.failure !== null)}
    />
  )
}

const statusOf = (count: number, waiting: boolean, failed: boolean) => {
  if (waiting) return 'Searching...'
  if (failed) return 'The items could not be searched.'
  return count === 0 ? 'Nothing found' : `${count} found`
}
