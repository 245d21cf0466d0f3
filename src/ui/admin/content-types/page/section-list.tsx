import { useRef, useState } from 'react'
import {
  takeOut,
  withCopy,
  withMoved,
  withRestored,
  type RemovedSection,
} from '#domain/content/page/arrange-sections.ts'
import {
  kindOf,
  sectionKinds,
  type SectionKind,
  type AnySection,
} from '#domain/content/page/section-kinds.ts'
import { maxSections } from '#domain/content/page/sections.ts'
import { fill } from '#domain/wording/template.ts'
import { newKey } from '#ui/actors/bridge/idempotency-keys.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { useDrag } from '#ui/design/data/arrange-list/use-drag.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { useSectionWords } from '#ui/words/editor/use-section-words.ts'
import { useFormLanguages } from '../../editor/translations/form-languages.ts'
import { RemovedEntry } from '../../editor/fields/entries/removed-entry.tsx'
import { useFocusLater } from '#ui/design/form/use-focus-later.ts'
import type { FormField } from '../../editor/form/form-field.ts'
import { useUploads } from '../../editor/saving/uploads.ts'
import { OtherVersion } from '../../editor/conflict/other-version.tsx'
import type { FormValues } from '../../content/form-values.ts'
import { SectionFields } from './section-fields.tsx'
import { SectionHead } from './section-head.tsx'
import { SectionPreview } from './section-preview.tsx'
import { sectionKindName } from './section-kind-name.ts'
import * as styles from './sections.css.ts'
import { useStableEvents } from './use-stable-events.ts'

type Sections = FormValues<'page'>['sections']

export interface SectionListProps {
  label: string
  field: FormField<Sections>
}

const cardOf = (id: string) => `[data-section="${id}"]`

/** A card for each section. A closed one has no fields, so that a page of a hundred sections stays quick. */
export function SectionList({ label, field }: SectionListProps) {
  const words = useSectionWords()
  const languages = useFormLanguages()
  const { isUnfinished } = useUploads()
  const list = useRef<HTMLDivElement>(null)
  const items = useRef<HTMLOListElement>(null)
  const [announcement, announce] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [removed, setRemoved] = useState<ReadonlyArray<RemovedSection<Sections[number]>>>([])
  const sections = field.value
  const gaps = languages?.further.flatMap(({ tag }) => languages.gapsIn(tag)) ?? []
  const focusLater = useFocusLater(list, sections)
  const focus = (id: string, ...selectors: ReadonlyArray<string>) =>
    focusLater(...selectors.map((selector) => `${cardOf(id)} ${selector}`), '[data-add]')

  const kindName = (section: AnySection) => sectionKindName(section, words)
  const placeOf = ({ id }: AnySection) => sections.findIndex((section) => section.id === id)
  const nameOf = (section: AnySection, at = placeOf(section)) =>
    fill(words.numbered, { kind: kindName(section), n: at + 1 })
  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpen(next)
  }

  const add = (kind: SectionKind) => {
    const section = { id: newKey(), kind }
    field.change([...sections, section])
    toggle(section.id, true)
    focus(section.id, '[name]', '[data-action]')
    announce(fill(words.added, { section: nameOf(section, sections.length) }))
  }
  const move = (section: AnySection, to: number, action?: string) => {
    const moved = withMoved(sections, section.id, to)
    if (moved === sections) return
    field.change(moved)
    // An element that moves in the document loses the focus.
    if (action !== undefined) focus(section.id, `[data-action=${action}]`)
    const at = moved.findIndex(({ id }) => id === section.id)
    announce(fill(words.moved, { section: nameOf(section), at: at + 1, of: moved.length }))
  }
  const copy = (section: AnySection) => {
    const id = newKey()
    field.change(withCopy(sections, section.id, id, languages?.saved['sections']))
    focus(id, '[data-action=toggle]')
    announce(fill(words.copied, { section: nameOf(section) }))
  }
  const remove = (section: AnySection) => {
    const taken = takeOut(sections, section.id)
    if (taken === undefined) return
    field.change(taken.left)
    setRemoved([...removed, taken.removed])
    focusLater(`[data-undo="${section.id}"]`)
    announce(fill(words.removed, { section: nameOf(section) }))
  }
  const restore = (entry: RemovedSection<Sections[number]>) => {
    const { section } = entry
    field.change(withRestored(sections, entry))
    setRemoved(removed.filter((each) => each !== entry))
    focus(section.id, '[data-action=toggle]', '[data-action=up]')
    announce(fill(words.restored, { section: kindName(section) }))
  }

  const draggable = sections.map(({ id }) => ({ id, title: '', first: 0, last: sections.length - 1 }))
  const drag = useDrag(items, draggable, ({ id }, to) => {
    const section = sections.find((each) => each.id === id)
    if (section !== undefined) move(section, to)
  })
  const events = useStableEvents({
    act: (section, action) => {
      const at = placeOf(section)
      if (action === 'toggle') toggle(section.id, !open.has(section.id))
      else if (action === 'copy') copy(section)
      else if (action === 'remove') remove(section)
      else move(section, action === 'up' ? at - 1 : at + 1, action)
    },
    press: (section, action, event) => {
      const at = placeOf(section)
      const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: sections.length - 1 }[event.key]
      if (to === undefined) return
      event.preventDefault()
      move(section, to, action)
    },
    grab: (section, event) => {
      const at = placeOf(section)
      const item = draggable[at]
      if (item !== undefined) drag.handle(item, at).onPointerDown(event)
    },
  })

  const undoRows = (after: string | undefined) =>
    removed
      .filter((entry) => placeAfter(entry) === after)
      .map((entry) => (
        <div key={entry.section.id} className={styles.removed}>
          <span>{fill(words.removed, { section: kindName(entry.section) })}</span>
          <Button
            size="sm"
            variant="quiet"
            data-undo={entry.section.id}
            aria-label={fill(words.undoOf, { section: kindName(entry.section) })}
            onClick={() => restore(entry)}
          >
            <Icon name="undo-2" size="md" />
            {words.undo}
          </Button>
        </div>
      ))
  /** The section above the place of a removed one, if it is still there. */
  const placeAfter = ({ after }: RemovedSection) =>
    sections.some(({ id }) => id === after) ? after : undefined

  return (
    <section ref={list} aria-label={label} className={styles.sections}>
      <h2 className={styles.title}>{label}</h2>
      <p className={styles.note}>{words.note}</p>
      {field.error && (
        <p role="alert" className={styles.error}>
          {field.error}
        </p>
      )}
      <OtherVersion other={field.other} label={words.whole} />
      {undoRows(undefined)}
      <ol ref={items} className={styles.list} {...drag.list}>
        {sections.map((section, at) => {
          const entry = field.at(at)
          const gap = gaps.find(({ path }) => path.startsWith(`${entry.name}.`))
          // A text that is closed would lose the pictures that are still being stored.
          const mustBeOpen = entry.needsAttention || isUnfinished(entry.name)
          const isOpen = kindOf(section) !== undefined && (open.has(section.id) || mustBeOpen)
          return (
            <li
              key={section.id}
              data-section={section.id}
              data-gap={isOpen ? undefined : gap?.state}
              className={classNames(styles.card, drag.dragged === section.id && styles.dragged)}
            >
              <SectionHead
                section={section}
                place={at + 1}
                count={sections.length}
                isOpen={isOpen}
                events={events}
              />
              {entry.error && (
                <p role="alert" className={styles.error}>
                  {entry.error}
                </p>
              )}
              {entry.other?.collides && (
                <RemovedEntry
                  words={words}
                  other={entry.other}
                  onKeep={() => {
                    entry.change(section)
                    // The pressed button goes.
                    focus(section.id, '[data-action=toggle]')
                  }}
                  onRemove={() => remove(section)}
                />
              )}
              {isOpen ? (
                <div
                  id={`section-${section.id}`}
                  className={styles.body}
                  // A section that an error has opened stays open while the error is mended.
                  onFocus={() => open.has(section.id) || toggle(section.id, true)}
                >
                  <SectionFields section={section} path={entry.name} />
                </div>
              ) : (
                <SectionPreview section={section} />
              )}
              {undoRows(section.id)}
            </li>
          )
        })}
      </ol>
      {sections.length < maxSections ? (
        <div role="group" aria-label={words.add} className={styles.adds}>
          <span aria-hidden="true">{words.add}</span>
          {sectionKinds.map((kind) => (
            <Button key={kind} size="sm" variant="quiet" data-add={kind} onClick={() => add(kind)}>
              <Icon name="plus" size="md" />
              {words.kinds[kind]}
            </Button>
          ))}
        </div>
      ) : (
        <p className={styles.note}>{words.most}</p>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  )
}
