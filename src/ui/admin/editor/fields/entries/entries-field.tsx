import { type ReactNode, useRef, useState } from 'react'
import { fill } from '#domain/wording/template.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { blankEntry } from '#domain/forms/form-translations.ts'
import { declaredAround } from '#domain/language/gaps.ts'
import { maxEntries } from '#domain/content/fields/field.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import type { FormField } from '../../form/form-field.ts'
import { OtherVersion } from '../../conflict/other-version.tsx'
import { useFormLanguages } from '../../translations/form-languages.ts'
import * as styles from './entries-field.css.ts'
import { EntryGroup, type EntrySubject } from './entry-group.tsx'
import { RemovedEntry } from './removed-entry.tsx'
import { useFocusLater } from '#ui/design/form/use-focus-later.ts'

export interface EntriesFieldProps<Entry> {
  /** The words of the entries, or the name of those of the editor. */
  of: EntrySubject
  field: FormField<ReadonlyArray<Entry>>
  blank: Entry
  /** The most entries of the list, as its content type declares it. */
  max?: number
  /** Entries with a name start folded. */
  nameOf?: (entry: Entry) => string
  children: (entry: FormField<Entry>) => ReactNode
}

/** A list of entries that can be added, removed and reordered. */
export function EntriesField<Entry>(props: EntriesFieldProps<Entry>) {
  const { of, field, blank, max = maxEntries, nameOf, children } = props
  const { entries: all } = useEditorWords()
  const words = typeof of === 'string' ? all.subjects[of] : of
  const list = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useState('')
  const { declared = {}, further = [] } = useFormLanguages() ?? {}
  const focusLater = useFocusLater(list, field.value)
  // By index; reordered with the entries.
  const [foldedState, setFolded] = useState(() => field.value.map((entry) => Boolean(nameOf?.(entry))))
  // Entries that came from a merge or an unsaved form start open.
  const folded = field.value.map((_, at) => foldedState[at] ?? false)
  const fold = (index: number, isFolded: boolean) => setFolded(folded.with(index, isFolded))
  const entries = field.value
  const within = (index: number, selector: string) => `[data-entry="${index}"] ${selector}`

  const add = () => {
    const around = declaredAround(declared, [...field.name.split('.'), ''])
    const tags = further.map(({ tag }) => tag)
    field.change([...entries, blankEntry(blank, around, tags)])
    setFolded([...folded, false])
    focusLater(within(entries.length, 'input'))
    announce(fill(words.added, { n: entries.length + 1 }))
  }
  const remove = (index: number) => {
    field.change(entries.filter((_, at) => at !== index))
    setFolded(folded.toSpliced(index, 1))
    const neighbour = Math.min(index, entries.length - 2)
    focusLater(within(neighbour, '[data-action=remove]'), '[data-action=add]')
    announce(fill(words.removed, { n: index + 1 }))
  }
  const move = (index: number, to: number, action: string) => {
    field.change(moved(entries, index, to))
    setFolded(moved(folded, index, to))
    focusLater(
      within(to, `[data-action=${action}]:not([disabled])`),
      within(to, '[data-action]:not([disabled])'),
    )
    announce(fill(all.moved, { at: to + 1, of: entries.length }))
  }

  /** Keeps an entry that one of two people removed. */
  const keep = (index: number) => {
    const { value, change } = field.at(index)
    change(value)
    fold(index, false)
    focusLater(within(index, 'input'))
  }

  return (
    <div ref={list}>
      {field.error && (
        <p role="alert" className={styles.error}>
          {field.error}
        </p>
      )}
      {field.other && (
        <div className={styles.whole}>
          <OtherVersion other={field.other} label={words.whole} />
        </div>
      )}
      <ol>
        {entries.map((_, index) => {
          const entry = field.at(index)
          const isOpen = !folded[index] || entry.needsAttention
          return (
            <li key={index} data-entry={index} className={styles.entry}>
              <EntryGroup
                place={index + 1}
                of={of}
                name={nameOf?.(entry.value)}
                isOpen={isOpen}
                onToggle={nameOf && (() => fold(index, isOpen))}
                onEarlier={index > 0 ? () => move(index, index - 1, 'earlier') : undefined}
                onLater={index < entries.length - 1 ? () => move(index, index + 1, 'later') : undefined}
                onRemove={() => remove(index)}
              >
                {entry.error && (
                  <p role="alert" className={styles.error}>
                    {entry.error}
                  </p>
                )}
                {entry.other?.collides ? (
                  <RemovedEntry
                    words={words}
                    other={entry.other}
                    onKeep={() => keep(index)}
                    onRemove={() => remove(index)}
                  />
                ) : (
                  <OtherVersion other={entry.other} label={fill(words.numbered, { n: index + 1 })} />
                )}
                {children(entry)}
              </EntryGroup>
            </li>
          )
        })}
      </ol>
      {entries.length < max && (
        <div className={styles.foot}>
          <Button variant="quiet" size="sm" data-action="add" onClick={add}>
            <Icon name="plus" size="md" />
            {words.add}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}

const moved = <Entry,>(entries: ReadonlyArray<Entry>, from: number, to: number) =>
  entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1))
