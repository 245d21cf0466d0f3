import { memo } from 'react'
import { sectionName } from '#domain/content/page/arrange-sections.ts'
import { kindOf, type AnySection } from '#domain/content/page/section-kinds.ts'
import { maxSections } from '#domain/content/page/sections.ts'
import { fill } from '#domain/wording/template.ts'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import { useSectionWords } from '#ui/words/use-section-words.ts'
import * as styles from './sections.css.ts'

interface SectionHeadProps {
  section: AnySection
  /** Counted from 1. */
  place: number
  count: number
  isOpen: boolean
}

/** The line of a section with its buttons, which the list listens to. Renders again only if the section changes. */
export const SectionHead = memo(function SectionHead({ section, place, count, isOpen }: SectionHeadProps) {
  const words = useSectionWords()
  const known = kindOf(section)
  const kind = known === undefined ? section.kind : words.kinds[known]
  const named = { section: fill(words.numbered, { kind, n: place }) }
  return (
    <div data-head={section.id} className={styles.head}>
      <span data-action="grab" className={styles.grip}>
        <Icon name="grip-vertical" size="md" />
      </span>
      <h3 className={styles.kind}>{kind}</h3>
      <span dir="auto" className={styles.name}>
        {known ? sectionName(section) || words.untitled : words.newer}
      </span>
      <span className={styles.buttons}>
        {known && (
          <IconButton
            icon={isOpen ? 'minus' : 'plus'}
            label={fill(isOpen ? words.close : words.open, named)}
            aria-expanded={isOpen}
            aria-controls={`section-${section.id}`}
            size="sm"
            data-action="toggle"
          />
        )}
        <IconButton
          icon="arrow-up"
          label={fill(words.moveUp, named)}
          size="sm"
          data-action="up"
          // `disabled` would drop the focus once the section reaches the end.
          aria-disabled={place === 1}
        />
        <IconButton
          icon="arrow-down"
          label={fill(words.moveDown, named)}
          size="sm"
          data-action="down"
          aria-disabled={place === count}
        />
        <IconButton
          icon={officeIcons.copy}
          label={fill(words.copy, named)}
          size="sm"
          data-action="copy"
          disabled={count >= maxSections}
        />
        <IconButton icon="trash-2" label={fill(words.remove, named)} size="sm" data-action="remove" />
      </span>
    </div>
  )
})
