import { memo } from 'react'
import { sectionName } from '#domain/content/page/arrange-sections.ts'
import { kindOf, type AnySection } from '#domain/content/page/section-kinds.ts'
import { maxSections } from '#domain/content/page/sections.ts'
import { fill } from '#domain/wording/template.ts'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import { useSectionWords } from '#ui/words/editor/use-section-words.ts'
import { sectionKindName } from './section-kind-name.ts'
import * as styles from './sections.css.ts'
import type { SectionEvents } from './use-stable-events.ts'

interface SectionHeadProps {
  section: AnySection
  /** Counted from 1. */
  place: number
  count: number
  isOpen: boolean
  events: SectionEvents
}

/** The line of a section with its buttons. Renders again only if the section or its place changes. */
export const SectionHead = memo(function SectionHead(props: SectionHeadProps) {
  const { section, place, count, isOpen, events } = props
  const words = useSectionWords()
  const known = kindOf(section)
  const kind = sectionKindName(section, words)
  const named = { section: fill(words.numbered, { kind, n: place }) }
  return (
    <div data-head={section.id} className={styles.head}>
      <span className={styles.grip} onPointerDown={(event) => events.grab(section, event)}>
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
            onClick={() => events.act(section, 'toggle')}
          />
        )}
        {(['up', 'down'] as const).map((way) => (
          <IconButton
            key={way}
            icon={`arrow-${way}`}
            label={fill(way === 'up' ? words.moveUp : words.moveDown, named)}
            size="sm"
            data-action={way}
            // `disabled` would drop the focus once the section reaches the end.
            aria-disabled={place === (way === 'up' ? 1 : count)}
            onClick={() => events.act(section, way)}
            onKeyDown={(event) => events.press(section, way, event)}
          />
        ))}
        <IconButton
          icon={officeIcons.copy}
          label={fill(words.copy, named)}
          size="sm"
          data-action="copy"
          disabled={count >= maxSections}
          onClick={() => events.act(section, 'copy')}
        />
        <IconButton
          icon="trash-2"
          label={fill(words.remove, named)}
          size="sm"
          data-action="remove"
          onClick={() => events.act(section, 'remove')}
        />
      </span>
    </div>
  )
})
