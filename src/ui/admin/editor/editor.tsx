import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useTranslationWords } from '#ui/words/content/use-translation-words.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { useItemWords } from '#ui/words/content/use-item-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import type { Stored } from '#domain/content/content-type.ts'
import { draftedItem } from '#domain/publishing/drafted-item.ts'
import { withoutBodies } from '#domain/rich-text/form-bodies.ts'
import type { TranslatedFields } from '#domain/language/translated-fields.ts'
import type { Form } from '#domain/forms/pending-pictures.ts'
import type { SaveActor } from '#ui/actors/bridge/save-of.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { screenAddress } from '../shell/navigation/screen-address.ts'
import { HistoryButton } from '../records/history/history-button.tsx'
import { useNextGap } from '../languages/use-next-gap.ts'
import { useLeftList } from '../shell/navigation/left-lists.ts'
import { SavedNotice } from '../list/saved-notice.tsx'
import type { ListAddress } from '../shell/navigation/list-address.ts'
import { ListCrumb } from '../list/list-crumb.tsx'
import { useOwnLocation } from '../shell/navigation/own-location.ts'
import type { AdminSection } from '../shell/navigation/admin-sections.ts'
import { BesidePreview, LivePreviewButton, useLivePreview } from '../preview/live-preview.tsx'
import { useTitle } from '../screen-parts/use-title.ts'
import { EditorBar } from './editor-bar.tsx'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { isContentTypeName } from '#domain/history/subject.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import type { EditorDrafts } from '../publishing/editor/draft-screen.tsx'
import { PublishBar } from '../publishing/editor/publish-bar.tsx'
import { ScheduledNotice } from '../publishing/editor/scheduled-notice.tsx'
import { usePublishing } from '../publishing/editor/use-publishing.ts'
import { EditorFrame } from './editor-frame.tsx'
import * as styles from './editor.css.ts'
import type { FieldsOf } from './form/form-field.ts'
import type { FormErrors } from './form/use-form-state.ts'
import { FormPreviews } from './form-previews.tsx'
import { useEditor } from './use-editor.ts'
import { LanguagesHead } from './translations/languages-head.tsx'
import { valuesOf } from './form/values-of.ts'

/** Given to `usePublishing` by an editor without drafts, which uses none of its actions. */
const noPublishable: ItemRef<Publishable> = { subject: 'homePage', itemId: '' }

/** @param isWide Whether the form needs the width of its previews, which then stand below. */
const layoutOf = (isWide: boolean, hasPreviews: boolean) => {
  if (isWide) return styles.wide
  return hasPreviews ? styles.columns : styles.alone
}

export interface EditorProps<Values extends Form, Item extends Stored> {
  section: AdminSection
  actor: SaveActor<Item>
  /** Fields that are never stored unsaved. */
  secrets?: ReadonlyArray<keyof Values & string>
  /** Missing when an item is added. */
  item?: Item | undefined
  blank: Values
  /** The values of a new item, if not blank. */
  start?: Values
  nameOf: (values: Values) => string
  /** One sentence per field; must be a stable function. */
  errorsOf: (values: Values) => FormErrors
  Form: ComponentType<{ readonly field: FieldsOf<Values> }>
  Preview?: ComponentType<{ readonly values: Values }>
  /** Which fields have translations. */
  translated?: TranslatedFields
  /** The list address that shows a new item. */
  addedAt?: ListAddress
  /** Asks for confirmation with this text before a save; empty for none. */
  consequencesOf?: (values: Values) => string
  /** The drafts of the item; missing if the back end has no drafts, or none of this subject. */
  drafts?: EditorDrafts | undefined
  isUnpublished?: boolean
  isCopy?: boolean
  /** More actions; they call `follow` after a change, and `mergeItem` if another person's kept them from one. */
  renderTools?: (
    item: Item,
    editor: { readonly follow: (changed: Item) => void; readonly mergeItem: (latest: Item) => void },
  ) => ReactNode
}

export function Editor<Values extends Form, Item extends Stored>(props: EditorProps<Values, Item>) {
  const { section, actor, secrets, item, blank, nameOf, errorsOf, Form, Preview, addedAt = {} } = props
  const { renderTools, consequencesOf, translated, drafts, isUnpublished = false, isCopy = false } = props
  const { subject } = section
  /** Accounts have no drafts and no pages on the site. */
  const publishable = isContentTypeName(subject) ? { subject, itemId: item?.id ?? '' } : undefined
  const words = useEditorWords().form
  const items = useItemWords()
  const { screens } = useOfficeWords()
  const router = useRouter()
  const left = useLeftList(section.screens[0])
  const { closesGaps, saved: savedBefore } = useOwnLocation().state
  const { saveAndNext } = useTranslationWords()
  const openNextGap = useNextGap()
  const [isEnded, setEnded] = useState(false)
  const [start] = useState(() => {
    const { draft } = drafts ?? {}
    if (draft?.action === 'publish') {
      const before = { ...item, ...withoutBodies(translated?.rich ?? {}) }
      return valuesOf({ ...blank, ...draftedItem(before, draft) }, blank)
    }
    return item === undefined ? (props.start ?? blank) : valuesOf(item, blank)
  })
  const editor = useEditor({
    actor,
    subject,
    secrets,
    item,
    start,
    errorsOf,
    // The person who ended the draft of a new item may have published it.
    consequencesOf: isEnded && item === undefined ? () => words.draftEnded : consequencesOf,
    translated,
    read: (stored) => valuesOf({ ...blank, ...stored }, blank),
    draft: drafts?.draft,
    onSaved: (saved) => leaveWith({ id: saved.id, name: nameOf(valuesOf(saved, blank)) }),
    onDrafted: (saved): void => {
      if (saved === undefined) {
        setEnded(true)
        return drafts?.onEnded()
      }
      if ('isPublished' in saved) return leaveWith({ id: saved.itemId, name: nameOf(form.values) })
      // The dialog of a failed review stays, to try again.
      if (!('notReviewed' in saved)) publishing.close()
      drafts?.onSaved(saved)
    },
  })
  const { form, save } = editor
  const leaveWith = (saved: { readonly id: string; readonly name: string }) => {
    if (closesGaps) return openNextGap({ subject, itemId: saved.id }, saved)
    // Shows a new item in the list, unless that would lose a search, a sort order or the list of drafts.
    const keepsAddress =
      item !== undefined || ['q', 'sort', 'translation', 'list'].some((name) => name in left.search)
    const { page: _, ...size } = left.search
    void router.navigate({
      to: screenAddress(section.screens[0]),
      search: keepsAddress ? left.search : { ...size, ...addedAt },
      state: keepsAddress ? { ...left.state, saved } : { saved },
      ignoreBlocker: true,
    })
  }
  const leave = () =>
    void router.navigate({ to: screenAddress(section.screens[0]), ...left, ignoreBlocker: true })
  const publishing = usePublishing(editor, {
    itemRef: (drafts && publishable) ?? noPublishable,
    isUnpublished,
    isCopy,
    onGone: leave,
    onRestored: drafts?.reload,
  })
  const live = useLivePreview()
  const { draft } = editor
  const isFixed =
    publishing.actions.main === undefined ||
    (draft !== undefined && (draft.action !== 'publish' || draft.state === 'discarded'))
  const add = screens[section.screens[1]]
  const title = item === undefined ? add : nameOf(start)
  useTitle(title)

  return (
    <>
      <ListCrumb section={section} here={item === undefined ? add : items[subject].edit} />
      <PageTitle
        title={title}
        actions={
          <>
            {item && editor.current && !isUnpublished && renderTools?.(editor.current, editor)}
            {item && <HistoryButton itemRef={{ subject, itemId: item.id }} />}
            {publishable && <LivePreviewButton live={live} />}
          </>
        }
      />
      {savedBefore && <SavedNotice key={savedBefore.id} name={savedBefore.name} shown={false} />}
      {drafts?.scheduled.map((change) => (
        <ScheduledNotice key={change.id} change={change} screen={section.screens[2]} />
      ))}
      <BesidePreview live={live} subject={publishable?.subject} stored={editor.current} values={form.values}>
        <EditorFrame editor={editor} title={title} subject={subject} publishing={drafts && publishing}>
          <div className={layoutOf(editor.languages !== undefined || live.isOpen, Preview !== undefined)}>
            <Card>
              <LanguagesHead form={editor.element} />
              <fieldset disabled={save.busy || isFixed} className={styles.fields}>
                <Form field={form.field} />
              </fieldset>
            </Card>
            {Preview && <FormPreviews editor={editor} Preview={Preview} />}
          </div>
          {drafts ? (
            <PublishBar
              editor={editor}
              publishing={publishing}
              cancel={section.screens[0]}
              since={item?.createdAt}
              label={closesGaps ? saveAndNext : undefined}
            />
          ) : (
            <EditorBar
              cancel={section.screens[0]}
              label={item === undefined ? add : closesGaps ? saveAndNext : words.save}
              changed={form.changed}
              busy={save.isSaving}
            />
          )}
        </EditorFrame>
      </BesidePreview>
    </>
  )
}
