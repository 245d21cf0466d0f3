import { createElement, lazy, Suspense, useState, type ComponentType } from 'react'
import { loadAreas, type WordsArea } from '#ui/words/office-words.ts'

interface Opened {
  open: boolean
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
): ComponentType<Props> => {
  const Loaded = lazy(async () => {
    const [dialog] = await Promise.all([load(), loadAreas(...areas)])
    return { default: dialog }
  })
  return function OnFirstOpen(props: Props) {
    const [isNeeded, setNeeded] = useState(false)
    if (props.open && !isNeeded) setNeeded(true)
    return <Suspense>{isNeeded && createElement(Loaded, props)}</Suspense>
  }
}
