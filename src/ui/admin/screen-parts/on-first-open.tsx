import { createElement, lazy, Suspense, useState, type ComponentType, type FunctionComponent } from 'react'
import { loadAreas, type WordsArea } from '#ui/words/office-words.ts'

interface Opened {
  open: boolean
}

interface FirstOpened<Props> extends FunctionComponent<Props> {
  /** Loads the dialog in advance. */
  readonly load: () => Promise<unknown>
}

/**
 * A dialog whose code and catalogues load when it opens first. It stays mounted from then on, so that it can fade out.
 *
 * @example
 * const Question = onFirstOpen(async () => (await import('./question.tsx')).Question, 'removal')
 */
export const onFirstOpen = <Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: ReadonlyArray<WordsArea>
): FirstOpened<Props> => {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const loadOnce = () =>
    (loading ??= Promise.all([load(), loadAreas(...areas)]).then(
      ([dialog]) => ({ default: dialog }),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  const Loaded = lazy(loadOnce)
  function OnFirstOpen(props: Props) {
    const [isNeeded, setNeeded] = useState(false)
    if (props.open && !isNeeded) setNeeded(true)
    return <Suspense>{isNeeded && createElement(Loaded, props)}</Suspense>
  }
  return Object.assign(OnFirstOpen, { load: loadOnce })
}
