import { RouterProvider } from '@tanstack/react-router'
import { type MouseEvent, use, useMemo } from 'react'
import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import { serverRouter } from '#ui/router.tsx'
import { network } from '#ui/sample/network.ts'
import { useSwitches } from '#ui/sample/switches.ts'
import { usePageLanguage } from '#ui/site/language/page-language-context.ts'
import type { PageReads } from '#ui/site/routes/page-reads.ts'
import { TranslatedWords } from '#ui/words/words.ts'
import { readFrom } from './read-from.ts'
import { pathIn } from './sample-page.ts'
import { sampleDay } from './site-samples.ts'

interface WholeSiteProps {
  path: string
  behaviour?: Behaviour
  /** Reads other data than the toolbar chooses. */
  read?: PageReads
}

/** The whole site with its router, as it is after hydration, in the language of the toolbar. */
export function WholeSite({ path, behaviour = network, read }: WholeSiteProps) {
  const { data } = useSwitches()
  const page = usePageLanguage()
  const words = use(TranslatedWords)
  const router = useMemo(() => {
    const reads = read ?? readFrom(data, behaviour, page)
    return serverRouter(path, {
      publicUrl: 'https://sahilan.example',
      timeZone: 'Asia/Bahrain',
      today: sampleDay,
      ...page,
      words,
      load: (_, load) => load(reads),
    })
  }, [path, behaviour, data, page, words, read])
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
    if (link === null) return
    event.preventDefault()
    void router.navigate({ href: pathIn(page, link.getAttribute('href') ?? '/') })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={follow}>
      <RouterProvider router={router} />
    </div>
  )
}
