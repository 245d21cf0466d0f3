import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Stored } from '#domain/content/content-type.ts'
import type { Form } from '#domain/machines/pending-pictures.ts'
import type { SaveActor } from '#ui/actors/bridge/save-of.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { addressOf } from '../navigation/address.ts'
import { HistoryButton } from '../history/history-button.tsx'
import { useLeftList } from '../list/left-lists.ts'
import type { ListAddress } from '../navigation/list-address.ts'
import { ListCrumb } from '../list/list-crumb.tsx'
import type { Section } from '../navigation/sections.ts'
import { useTitle } from '../screen-parts/title.ts'
import { EditorBar } from './editor-bar.tsx'
import { EditorFrame } from './editor-frame.tsx'
import * as styles from './editor.css.ts'
import type { FieldsOf } from './form/form-field.ts'
import type { FormErrors } from './form/form-state.ts'
import { Previews } from './previews.tsx'
import { useEditor } from './use-editor.ts'
import { valuesOf } from './form/values-of.ts'

export interface EditorProps<Values extends Form, Item extends Stored> {
  section: Section
  actor: SaveActor<Item>
  /** Under it what was typed and not saved is kept. */
  kind: string
  /** Fields of which nothing is kept. */
  secrets?: ReadonlyArray<keyof Values & string>
  /** What is edited; nothing where one is added. */
  item?: Item | undefined
  blank: Values
  /** What an added one begins with where it is not blank. */
  start?: Values
  nameOf: (values: Values) => string
  /** One sentence a field; defined outside the component. */
  errorsOf: (values: Values) => FormErrors
  Form: ComponentType<{ readonly field: FieldsOf<Values> }>
  Preview?: ComponentType<{ readonly values: Values }>
  /** Where in the list an added one stands. */
  addedAt?: ListAddress
  /** What follows from saving these values, where the person is asked first; empty where nothing is asked. */
  consequencesOf?: (values: Values) => string
  /** What else can be done with the item; whatever that changes the form follows. */
  renderTools?: (item: Item, follow: (changed: Item) => void) => ReactNode
}

export function Editor<Values extends Form, Item extends Stored>(props: EditorProps<Values, Item>) {
  const { section, actor, kind, secrets, item, blank, nameOf, errorsOf, Form, Preview, addedAt = {} } = props
  const { renderTools, consequencesOf } = props
  const router = useRouter()
  const left = useLeftList(section.screens[0])
  const [start] = useState(() => (item === undefined ? (props.start ?? blank) : valuesOf(item, blank)))
  const editor = useEditor({
    actor,
    kind,
    secrets,
    item,
    start,
    errorsOf,
    consequencesOf,
    read: (kept) => valuesOf(kept, blank),
    onSaved: (saved) => {
      const marked = { saved: { id: saved.id, name: nameOf(valuesOf(saved, blank)) } }
      // An added one is shown where it stands, unless that would lose a search or an order.
      const stays = item !== undefined || 'q' in left.search || 'sort' in left.search
      const { page: _, ...size } = left.search
      void router.navigate({
        to: addressOf(section.screens[0]),
        search: stays ? left.search : { ...size, ...addedAt },
        state: stays ? { ...left.state, ...marked } : marked,
        ignoreBlocker: true,
      })
    },
  })
  const { form, save } = editor
  const title = item === undefined ? section.add : nameOf(start)
  useTitle(title)

  return (
    <>
      <ListCrumb section={section} here={item === undefined ? section.add : `Edit ${section.one}`} />
      <PageTitle
        title={title}
        actions={
          item && (
            <>
              {editor.current && renderTools?.(editor.current, editor.follow)}
              <HistoryButton itemRef={{ subject: section.subject, itemId: item.id }} />
            </>
          )
        }
      />
      <EditorFrame editor={editor} title={title} one={section.one}>
        <div className={Preview ? styles.columns : styles.alone}>
          <Card>
            <fieldset disabled={save.busy} className={styles.fields}>
              <Form field={form.field} />
            </fieldset>
          </Card>
          {Preview && <Previews editor={editor} Preview={Preview} />}
        </div>
        <EditorBar
          cancel={section.screens[0]}
          label={item === undefined ? section.add : 'Save changes'}
          changed={form.changed}
          busy={save.atWork}
        />
      </EditorFrame>
    </>
  )
}
