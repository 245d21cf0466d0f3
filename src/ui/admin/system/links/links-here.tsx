import { lazy, Suspense } from 'react'
import { loadAreas } from '#ui/words/office-words.ts'
import type { LinkingItemsProps } from './linking-items.tsx'

/** Loads with the first dialog that shows it. */
const LinkingItems = lazy(async () => {
  const [{ LinkingItems: component }] = await Promise.all([
    import('./linking-items.tsx'),
    loadAreas('addresses', 'publishing'),
  ])
  return { default: component }
})

/** Announces which links will lead nowhere. */
export function LinksHere(props: LinkingItemsProps) {
  return (
    <Suspense>
      <LinkingItems {...props} />
    </Suspense>
  )
}
