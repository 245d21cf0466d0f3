import { useEffect, useEffectEvent } from 'react'
import { NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { createPortal } from 'react-dom'
import type { Language } from '#domain/language/language.ts'
import { FieldContext, useFieldGroup } from '#ui/design/form/field/field-control.ts'
import type { UnfinishedUploads } from '../../saving/uploads.ts'
import { pictureAttributesOf } from './body-of.ts'
import * as styles from './formatted-text.css.ts'
import { PictureBlock } from './pictures/picture-block.tsx'
import { unfinishedIn, useTextView, type PicturePlace, type TextViewOptions } from './use-text-view.ts'

export interface FormattedTextProps extends TextViewOptions {
  language: Language | undefined
  placeholder: string | undefined
  isEmpty: boolean
  onUnfinished: (state: UnfinishedUploads | undefined) => void
  onRetry: (upload: number) => void
  /** Chooses a picture for the selection. */
  openMedia: (view: EditorView) => void
}

/** The text of one language, within a Field. */
export function FormattedText(props: FormattedTextProps) {
  const { language, placeholder, isEmpty, onRetry, onUnfinished, openMedia, ...options } = props
  const field = useFieldGroup()
  const { element, view, pictures } = useTextView(options)
  const tell = useEffectEvent(() => {
    if (view.current) onUnfinished(unfinishedIn(view.current.state.doc, options.uploads))
  })
  useEffect(() => tell())

  const change = ({ position }: PicturePlace, attribute: string, value: string | boolean) => {
    const at = position()
    if (at !== undefined) view.current?.dispatch(view.current.state.tr.setNodeAttribute(at, attribute, value))
  }
  const replace = ({ position }: PicturePlace) => {
    const at = position()
    if (at === undefined || view.current === null) return
    const { tr, doc } = view.current.state
    view.current.dispatch(tr.setSelection(NodeSelection.create(doc, at)))
    openMedia(view.current)
  }
  const remove = ({ position, node }: PicturePlace) => {
    const at = position()
    if (at !== undefined) view.current?.dispatch(view.current.state.tr.delete(at, at + node.nodeSize))
    view.current?.focus()
  }
  return (
    <>
      <div
        ref={element}
        {...field}
        role="textbox"
        aria-multiline="true"
        tabIndex={0}
        lang={language?.tag}
        dir={language?.dir}
        data-placeholder={placeholder}
        data-empty={isEmpty}
        className={styles.text}
      />
      {pictures.map((place) =>
        createPortal(
          <FieldContext value={null}>
            <PictureBlock
              picture={pictureAttributesOf(place.node)}
              upload={options.uploads.get(pictureAttributesOf(place.node).upload)}
              isSelected={place.isSelected}
              onChange={(attribute, value) => change(place, attribute, value)}
              onReplace={() => replace(place)}
              onRemove={() => remove(place)}
              onRetry={() => onRetry(pictureAttributesOf(place.node).upload)}
              onLeave={() => view.current?.focus()}
            />
          </FieldContext>,
          place.element,
          place.key,
        ),
      )}
    </>
  )
}
