import { CatchBoundary } from '@tanstack/react-router'
import { createElement, lazy, Suspense, useState } from 'react'
import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import { loadAgain, NotLoaded } from '#ui/actors/bridge/on-first-use.ts'
import { ErrorState } from '#ui/design/feedback/error-state/error-state.tsx'
import { loadAreas, type WordsArea } from '#ui/words/office/load-office-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'

interface OnDemand<Props> extends FunctionComponent<Props> {
  /** Loads the part in advance. */
  readonly load: () => Promise<unknown>
}

interface OnDemandOptions {
  /** Catalogues that the part needs. */
  readonly areas?: ReadonlyArray<WordsArea>
  /** Shown while the part loads. */
  readonly pending?: ReactNode
}

/**
 * A part of a screen whose code and catalogues load when it is first rendered. Where they cannot be loaded, it says so and
 * offers another try, so that everything around it stays, such as a form with unsaved texts.
 *
 * @example
 * const ContentImport = onDemand(async () => (await import('./content-import.tsx')).ContentImport, { areas: ['imports'] })
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { areas = [], pending }: OnDemandOptions = {},
): OnDemand<Props> => {
  const begin = () => {
    let loading: Promise<{ default: ComponentType<Props> }> | undefined
    const loadOnce = () =>
      (loading ??= Promise.all([load(), loadAreas(...areas)]).then(
        ([part]) => ({ default: part }),
        (cause: unknown) => {
          latest = begin()
          throw new NotLoaded(String(cause), { cause })
        },
      ))
    // React keeps a failure for ever, so each try has a component of its own.
    return { loadOnce, Part: lazy(loadOnce) }
  }
  let latest = begin()
  function Demanded(props: Props) {
    const [{ number, Part }, setTry] = useState({ number: 1, Part: latest.Part })
    const retry = () => {
      loadAgain()
      setTry((former) => ({ number: former.number + 1, Part: latest.Part }))
    }
    const [PartFailed] = useState(() => failedPart(retry))
    return (
      <CatchBoundary getResetKey={() => number} errorComponent={PartFailed}>
        <Suspense fallback={pending}>{createElement(Part, props)}</Suspense>
      </CatchBoundary>
    )
  }
  return Object.assign(Demanded, { load: () => latest.loadOnce() })
}

/** Stands in the place of a part that did not load. A fault of the part itself is left to the screen. */
const failedPart = (onRetry: () => void) =>
  function PartFailed({ error }: { error: unknown }) {
    const message = useOfficeWords().partNotLoaded
    if (!(error instanceof NotLoaded)) throw error
    return <ErrorState message={message} onRetry={onRetry} />
  }

/** The same for a dialog: it loads when it opens first, and stays mounted from then on, so that it can fade out. */
export const onFirstOpen = <Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: ReadonlyArray<WordsArea>
): OnDemand<Props> => {
  const Dialog = onDemand(load, { areas })
  function OnFirstOpen(props: Props) {
    const [isNeeded, setNeeded] = useState(false)
    if (props.open && !isNeeded) setNeeded(true)
    return isNeeded && <Dialog {...props} />
  }
  return Object.assign(OnFirstOpen, { load: Dialog.load })
}
