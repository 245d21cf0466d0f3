import { type ReactNode, useRef, useState } from 'react'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { altIn } from '#domain/picture/library-picture.ts'
import { withFocus } from '#domain/picture/picture-source.ts'
import { fill } from '#domain/wording/template.ts'
import type { RichTextWords } from '#domain/wording/en/editor/rich-text.ts'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { useRichTextWords } from '#ui/words/editor/use-rich-text-words.ts'
import { useSiteLanguages } from '../../../screen-parts/use-site-languages.ts'
import { InLanguages } from '../../translations/in-languages.tsx'
import { LazyMediaChooser } from '../pictures/choose-from-media.tsx'
import type { RichTextEditorProps } from '../rich-text-props.ts'
import { positionOfBlock } from './body-of.ts'
import * as commands from './toolbar/commands.ts'
import * as styles from './formatted-text.css.ts'
import { LinkDialog } from './toolbar/link-dialog.tsx'
import type { LeftOut } from './paste/insert-pasted.ts'
import { PasteNotice, type Inserted } from './paste/paste-notice.tsx'
import { TextInLanguage } from './text-in-language.tsx'
import { FormatToolbar, type ToolName } from './toolbar/format-toolbar.tsx'
import { useTextUploads } from './pictures/use-text-uploads.ts'

const tools: { readonly [Name in ToolName]?: Command } = {
  strong: commands.toggleStrong,
  emphasis: commands.toggleEmphasis,
  list: commands.toggleList(false),
  numbered: commands.toggleList(true),
  deeper: commands.deeper,
  higher: commands.higher,
  quote: commands.toggleQuote,
  undo: commands.undo,
  redo: commands.redo,
}

/** Tools that do not apply everywhere. */
const conditional = ['deeper', 'higher', 'undo', 'redo'] as const

const disabledIn = (state: EditorState | undefined): ReadonlySet<ToolName> => {
  const texts = state && commands.inTexts(state)
  return new Set(conditional.filter((name) => texts === undefined || !tools[name]?.(texts)))
}

/** The announcement of a changed format; `undefined` if it is the same. */
const announced = (before: commands.Format, after: commands.Format, words: RichTextWords) => {
  if (before.style !== after.style) return words.styles[after.style]
  if (before.level !== after.level) return fill(words.level, { n: after.level })
  const mark = (['strong', 'emphasis'] as const).find((name) => before[name] !== after[name])
  return mark && fill(after[mark] ? words.on : words.off, { format: words[mark] })
}

const plain: commands.Format = {
  style: 'paragraph',
  strong: false,
  emphasis: false,
  link: undefined,
  level: 0,
}

/** Edits a formatted text in each language; one toolbar serves the text that has the caret. */
export function RichTextEditor({ label, field, body, optional, caret }: RichTextEditorProps): ReactNode {
  const words = useRichTextWords()
  const [active, setActive] = useState<{ readonly view: EditorView; readonly state: EditorState }>()
  const [said, setSaid] = useState({ words: '', count: 0 })
  const [linked, setLinked] = useState<EditorView>()
  const [illustrated, setIllustrated] = useState<EditorView>()
  const [inserted, setInserted] = useState<Inserted>()
  const toolbar = useRef<HTMLDivElement>(null)
  const languages = useSiteLanguages()
  const { uploads, start, retry } = useTextUploads()

  // Words that are said again are a new element, as the same text would not be announced.
  const say = (news: string) => setSaid(({ count }) => ({ words: news, count: count + 1 }))
  const openDialog = (open: (view: EditorView | undefined) => void, view: EditorView | undefined) => {
    // What the dialog hides is announced again when it closes.
    say('')
    open(view)
  }
  const follow = (view: EditorView, before?: commands.Format) => {
    setActive((known) =>
      known === undefined || known.view === view || view.hasFocus() ? { view, state: view.state } : known,
    )
    const news = before && announced(before, commands.formatOf(view.state), words)
    if (news !== undefined) say(news)
  }
  const run = (command: Command | undefined, returns = false) => {
    const view = active?.view
    if (view === undefined) return
    const state = commands.inTexts(view.state)
    // A selection that is set, even to itself, forgets the marks of what is typed next.
    if (state !== view.state) view.dispatch(view.state.tr.setSelection(state.selection))
    command?.(view.state, view.dispatch, view)
    if (returns || !toolbar.current?.contains(document.activeElement)) view.focus()
  }
  const use = (name: ToolName) => {
    if (name === 'link') return openDialog(setLinked, active?.view)
    if (name === 'picture') return openDialog(setIllustrated, active?.view)
    // A change of the format that this brings is said instead.
    if (name === 'undo' || name === 'redo') say(words[name])
    run(tools[name])
  }
  const show = (view: EditorView, leftOut: LeftOut) => setInserted({ view, doc: view.state.doc, leftOut })
  const showBlock = (view: EditorView, index: number) => {
    const at = positionOfBlock(view.state.doc, index)
    if (at === undefined) return
    const { tr, doc } = view.state
    view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at + 1))).scrollIntoView())
    view.focus()
  }

  return (
    <div className={styles.tools}>
      {inserted && <PasteNotice inserted={inserted} onClose={() => setInserted(undefined)} />}
      <FormatToolbar
        ref={toolbar}
        format={active ? commands.formatOf(active.state) : plain}
        disabled={disabledIn(active?.state)}
        onTool={use}
        onStyle={(style, byPointer) => run(commands.toStyle(style), byPointer)}
        onLeave={() => active?.view.focus()}
      />
      <InLanguages field={field} optional={optional}>
        {(own) => (
          <TextInLanguage
            label={label}
            own={own}
            main={field}
            body={body}
            caret={caret?.name === own.field.name ? caret.at : undefined}
            uploads={uploads}
            start={start}
            onRetry={retry}
            onState={follow}
            onInserted={show}
            onShowBlock={showBlock}
            openLink={(view) => openDialog(setLinked, view)}
            openMedia={(view) => openDialog(setIllustrated, view)}
            focusToolbar={() => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
          />
        )}
      </InLanguages>
      {linked && (
        <LinkDialog
          href={commands.formatOf(linked.state).link}
          onSet={(href, title) => {
            commands.setLink(href, title)(linked.state, linked.dispatch)
            say(fill(href === undefined ? words.off : words.on, { format: words.link }))
            setLinked(undefined)
          }}
          onClose={() => setLinked(undefined)}
        />
      )}
      {illustrated && (
        <LazyMediaChooser
          open
          onClose={() => setIllustrated(undefined)}
          onChoose={(picture) => {
            const { address, focus, decorative } = picture
            const alt = altIn(picture, illustrated.dom.lang || languages[0].tag, languages)
            const chosen = { address: withFocus(address, focus), alt, decorative }
            commands.setPicture(chosen)(illustrated.state, illustrated.dispatch)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            illustrated.focus()
          }}
        />
      )}
      <VisuallyHidden role="status">
        <span key={said.count}>{said.words}</span>
      </VisuallyHidden>
    </div>
  )
}
