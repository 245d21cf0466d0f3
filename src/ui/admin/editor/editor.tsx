import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Kept } from '#domain/content/content.ts'
import type { Form } from '#domain/machines/pending-pictures.ts'
import { Breadcrumb } from '#ui/design/breadcrumb/breadcrumb.tsx'
import { Card } from '#ui/design/card/card.tsx'
import { PageTitle } from '#ui/design/page-title/page-title.tsx'
import { addressOf } from '../address.ts'
import { HistoryButton } from '../history/history-button.tsx'
import type { ListAddress } from '../list/list-address.ts'
import { ScreenAnchor } from '../screen-link.tsx'
import type { Section } from '../sections.ts'
import { useTitle } from '../title.ts'
import { ChangedNotice } from './changed-notice.tsx'
import { EditorBar } from './editor-bar.tsx'
import * as styles from './editor.css.ts'
import { firstError } from './first-error.ts'
import type { FieldsOf } from './form-field.ts'
import { useFormState, type FormErrors } from './form-state.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { PreviewCard } from './preview-card.tsx'
import { useSaveKeys } from './save-keys.ts'
import { UploadsContext } from './uploads.ts'
import { useSave, type SaveActor } from './use-save.ts'
import { valuesOf } from './values-of.ts'

export interface EditorProps<Values extends Form> {
  section: Section
  actor: SaveActor
  /** What is edited; nothing where one is added. */
  item?: Kept | undefined
  blank: Values
  nameOf: (values: Values) => string
  /** One sentence a field; defined outside the component. */
  errorsOf: (values: Values) => FormErrors
  Form: ComponentType<{ readonly field: FieldsOf<Values> }>
  Preview?: ComponentType<{ readonly values: Values }>
  /** Where in the list an added one stands. */
  addedAt?: ListAddress
}

export function Editor<Values extends Form>(props: EditorProps<Values>) {
  const { section, actor, item, blank, nameOf, errorsOf, Form, Preview, addedAt = {} } = props
  const router = useRouter()
  const element = useRef<HTMLFormElement>(null)
  const writing = useRef<Element>(null)
  const [version, setVersion] = useState(item?.version)
  const [attempts, setAttempts] = useState(0)
  const [start] = useState(() => (item === undefined ? blank : valuesOf(item, blank)))

  const save = useSave(actor, {
    onSaved: (saved) => {
      const state = { saved: { id: saved.id, name: nameOf(valuesOf(saved, blank)) } }
      const search = item === undefined ? addedAt : {}
      void router.navigate({ to: addressOf(section.screens[0]), search, state, ignoreBlocker: true })
    },
    onFailed: () => setAttempts((count) => count + 1),
  })
  const form = useFormState(start, errorsOf, save.refused)
  const other = otherVersion(save.failure)
  const title = item === undefined ? section.add : nameOf(start)
  useTitle(title)

  const submit = (over = version) => {
    if (save.atWork) return
    writing.current = document.activeElement
    if (form.complete) {
      save.submit(item?.id, over === undefined ? form.values : { ...form.values, version: over })
    } else {
      form.showErrors()
      setAttempts((count) => count + 1)
    }
  }
  useSaveKeys(submit)

  // A form on its way is disabled, and what is disabled loses the focus.
  useEffect(() => {
    const error = firstError(element.current)
    if (error !== undefined) error.focus()
    else if (document.activeElement === document.body && writing.current instanceof HTMLElement)
      writing.current.focus()
  }, [attempts])

  const takeOther = (taken: Kept) => {
    form.replace(valuesOf(taken, blank))
    setVersion(taken.version)
    save.forget()
  }

  return (
    <UploadsContext value={{ of: save.uploadOf, retry: () => submit() }}>
      <Breadcrumb>
        <ScreenAnchor screen={section.screens[0]}>{section.label}</ScreenAnchor>
        <span>{item === undefined ? section.add : `Edit ${section.one}`}</span>
      </Breadcrumb>
      <PageTitle
        title={title}
        actions={item && <HistoryButton itemRef={{ subject: section.subject, itemId: item.id }} />}
      />
      {other && (
        <ChangedNotice
          one={section.one}
          onTakeOther={() => takeOther(other)}
          onSaveOver={() => {
            setVersion(other.version)
            submit(other.version)
          }}
        />
      )}
      <form
        ref={element}
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className={Preview && styles.columns}>
          <Card>
            <fieldset disabled={save.busy} className={styles.fields}>
              <Form field={form.field} />
            </fieldset>
          </Card>
          {Preview && (
            <div className={styles.previews}>
              {other && (
                <PreviewCard title="Their version" Preview={Preview} values={valuesOf(other, blank)} />
              )}
              <PreviewCard
                title={other ? 'Your version' : 'Preview'}
                Preview={Preview}
                values={form.values}
              />
            </div>
          )}
        </div>
        <EditorBar section={section} adding={item === undefined} changed={form.changed} busy={save.atWork} />
      </form>
      <LeaveGuard changed={form.changed} saving={save.busy} />
    </UploadsContext>
  )
}

function otherVersion(failure: ReturnType<typeof useSave>['failure']): Kept | undefined {
  const current = failure?.reason === 'ItemChanged' ? failure.current : undefined
  return typeof current === 'object' && current !== null && 'version' in current
    ? (current as Kept)
    : undefined
}
