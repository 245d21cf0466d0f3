import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { classNames } from '#ui/design/style/class-names.ts'
import { useRichTextWords } from '#ui/words/editor/use-rich-text-words.ts'
import { Select } from '#ui/design/form/select/select.tsx'
import { styleNames, type Format } from './commands.ts'
import { FormatIcon, type FormatIconName } from './format-icon.tsx'
import * as styles from './format-toolbar.css.ts'

export type ToolName = FormatIconName

export interface FormatToolbarProps {
  ref: RefObject<HTMLDivElement | null>
  format: Format
  /** The tools that do not apply at the caret. */
  disabled: ReadonlySet<ToolName>
  onTool: (name: ToolName) => void
  /** @param byPointer Whether the user goes on in the text. */
  onStyle: (style: (typeof styleNames)[number], byPointer: boolean) => void
  /** Returns to the text. */
  onLeave: () => void
}

const groups: ReadonlyArray<ReadonlyArray<ToolName>> = [
  ['strong', 'emphasis', 'link'],
  ['list', 'numbered', 'higher', 'deeper'],
  ['quote', 'picture'],
  ['undo', 'redo'],
]

/** Icons alone do not say what these do. */
const named: ReadonlySet<ToolName> = new Set<ToolName>(['link', 'quote', 'picture'])

const pressedIn = ({ style, strong, emphasis, link }: Format): { readonly [Name in ToolName]?: boolean } => ({
  strong,
  emphasis,
  link: link !== undefined,
  list: style === 'list',
  numbered: style === 'numbered',
  quote: style === 'quote',
})

const items = ':is(select,button)'

/** The tools of a text. Arrows move between them, and one of them is in the order of Tab. */
export function FormatToolbar({ ref, format, disabled, onTool, onStyle, onLeave }: FormatToolbarProps) {
  const words = useRichTextWords()
  const [current, setCurrent] = useState('style')
  const byPointer = useRef(false)
  const pressed = pressedIn(format)
  const isStyle = styleNames.some((name) => name === format.style)
  const choice = isStyle ? format.style : ''
  /**
   * The chosen option. It has the name of the style, but follows it only when the list is used:
   * Orca moves to a list whose choice changes elsewhere, and then no longer reads the text.
   */
  const [chosen, setChosen] = useState<string>(choice)
  const labelOf = (name: ToolName): string =>
    name === 'quote' || name === 'list' || name === 'numbered' || name === 'picture'
      ? words.styles[name]
      : words[name]

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return onLeave()
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(items)]
    const at = all.findIndex((item) => item === document.activeElement)
    const isRightToLeft = event.currentTarget.matches(':dir(rtl)')
    const next = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    const previous = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
    const steps: Readonly<Record<string, number>> = {
      [next]: (at + 1) % all.length,
      [previous]: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }

  const tool = (name: ToolName): ReactNode => (
    <button
      key={name}
      type="button"
      tabIndex={current === name ? 0 : -1}
      aria-label={labelOf(name)}
      title={named.has(name) ? undefined : labelOf(name)}
      aria-pressed={pressed[name]}
      aria-disabled={disabled.has(name) || undefined}
      data-tool={name}
      className={classNames(styles.tool, named.has(name) && styles.named)}
      // The caret stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={() => setCurrent(name)}
      onClick={() => !disabled.has(name) && onTool(name)}
    >
      <FormatIcon name={name} />
      {named.has(name) && <span className={styles.name}>{labelOf(name)}</span>}
    </button>
  )

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools have the focus
    <div ref={ref} role="toolbar" aria-label={words.format} className={styles.toolbar} onKeyDown={press}>
      <Select
        size="sm"
        aria-label={words.style}
        value={chosen}
        tabIndex={current === 'style' ? 0 : -1}
        className={styles.styleList}
        onFocus={() => {
          setCurrent('style')
          setChosen(choice)
        }}
        onPointerDown={() => {
          byPointer.current = true
          setChosen(choice)
        }}
        onKeyDown={() => (byPointer.current = false)}
        onChange={(event) => {
          const style = styleNames.find((name) => name === event.target.value)
          if (style === undefined) return
          setChosen(style)
          onStyle(style, byPointer.current)
        }}
      >
        {(['', ...styleNames] as const).map((name) => (
          <option key={name} value={name} hidden={name === ''}>
            {words.styles[name === '' || name === chosen ? format.style : name]}
          </option>
        ))}
      </Select>
      {groups.map((names) => (
        <span key={names[0]} className={styles.group}>
          {names.map(tool)}
        </span>
      ))}
    </div>
  )
}
