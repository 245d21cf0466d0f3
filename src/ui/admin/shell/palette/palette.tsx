import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { featureOfScreen } from '#domain/access/feature.ts'
import type { Role } from '#domain/access/role.ts'
import { count } from '#domain/wording/counted.ts'
import type { OfficeWords } from '#domain/wording/en/office/office.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { CommandList } from '#ui/design/overlay/command-list/command-list.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { screenAddress } from '../navigation/screen-address.ts'
import { itemsFor, kindsOf, screensFor, type PaletteDestination } from './destinations.ts'
import * as styles from './palette.css.ts'

export interface PaletteProps {
  role: Role
  open: boolean
  typed: string
  onType: (typed: string) => void
  onClose: () => void
}

/** Finds and opens the screens and items of the role by their names. */
export function Palette({ role, open, typed, onType, onClose }: PaletteProps) {
  const router = useRouter()
  const { palette } = useOfficeWords()
  const isLeaving = useRef(false)
  const content = useRef<HTMLDivElement>(null)
  const go = ({ screen, item, search = {} }: PaletteDestination) => {
    const to = screenAddress(screen, item)
    isLeaving.current = to !== router.state.location.pathname
    onClose()
    void router.navigate({ to, search })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      ref={content}
      // By default the dialog would select the typed text, and the next key would replace it.
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        content.current?.querySelector('input')?.focus()
      }}
      // The opened screen takes the focus itself.
      onCloseAutoFocus={(event) => isLeaving.current && event.preventDefault()}
      aria-describedby={undefined}
      className={styles.palette}
    >
      <DialogTitle>
        <VisuallyHidden>{palette.open}</VisuallyHidden>
      </DialogTitle>
      <Finder role={role} typed={typed} onType={onType} onChoose={go} />
    </Dialog>
  )
}

interface FinderProps extends Pick<PaletteProps, 'role' | 'typed' | 'onType'> {
  onChoose: (destination: PaletteDestination) => void
}

function Finder({ role, typed, onType, onChoose }: FinderProps) {
  const { search } = useActors().staff()
  const hasFeature = useHasFeature()
  const words = useOfficeWords()
  const { context, ...snapshot } = useSelector(search, (current) => current)
  const waiting = snapshot.tags.has('waiting')
  useEffect(() => {
    search.send({ type: 'search.type', text: typed, kinds: kindsOf(role) })
  }, [search, typed, role])

  const places = screensFor(role, typed, words)
  const named = {
    ...places,
    commands: places.commands.filter(({ screen }) => hasFeature(featureOfScreen[screen])),
  }
  const groups = [named, ...itemsFor(context.found, context.query.text, words)]
  const destinations = groups.flatMap(({ commands }) => commands)
  const found = context.found.reduce((sum, { total }) => sum + total, named.commands.length)
  return (
    <CommandList
      label={words.palette.field}
      value={typed}
      onType={onType}
      groups={groups}
      onChoose={(id) => {
        const destination = destinations.find((candidate) => candidate.id === id)
        if (destination !== undefined) onChoose(destination)
      }}
      status={statusOf(found, waiting, context.failure !== null, words)}
    />
  )
}

const statusOf = (found: number, waiting: boolean, failed: boolean, { palette }: OfficeWords) => {
  if (waiting) return palette.searching
  if (failed) return palette.failed
  return found === 0 ? palette.nothing : count(palette.found, found)
}
