import { useState } from 'react'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { onDemand } from '../screen-parts/on-demand.tsx'

const ContentImport = onDemand(async () => (await import('../importing/content-import.tsx')).ContentImport, {
  areas: ['imports'],
})

/** Opens the import of a content type, whose code loads with the first use. */
export function ImportButton({ name }: { name: ContentTypeName }) {
  const words = useListWords().list
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
        <Icon name="upload" size="md" />
        {words.import}
      </Button>
      {isOpen && <ContentImport name={name} onClose={() => setIsOpen(false)} />}
    </>
  )
}
