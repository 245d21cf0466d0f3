import type { Screen } from '#domain/access/screens.ts'
import type { Form } from '#domain/forms/pending-pictures.ts'
import { draftTitles } from '#domain/publishing/draft.ts'
import type { EditorAction } from '#domain/publishing/editor-state.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { MenuButton } from '#ui/design/action/menu-button/menu-button.tsx'
import { SaveBar } from '#ui/design/form/save-bar/save-bar.tsx'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { onDemand } from '../../screen-parts/on-demand.tsx'
import type { OpenEditor } from '../../editor/use-editor.ts'
import { useLeftList } from '../../shell/navigation/left-lists.ts'
import { LinksHere } from '../../system/links/links-here.tsx'
import { ScreenButton } from '../../shell/navigation/screen-link.tsx'
import { DraftSentence } from './draft-sentence.tsx'
import { OpenPreview } from '../links/open-preview.tsx'
import { useDraftName } from '../scheduled/draft-link.tsx'
import * as styles from './publish-bar.css.ts'
import { ScheduleDialog } from '../schedule/schedule-dialog.tsx'
import type { usePublishing } from './use-publishing.ts'

/** Few open it. */
const PreviewLinkDialog = onDemand(
  async () => (await import('../links/preview-link-dialog.tsx')).PreviewLinkDialog,
)

export interface PublishBarProps<Values extends Form> {
  editor: OpenEditor<Values>
  publishing: ReturnType<typeof usePublishing<Values>>
  cancel: Screen
  /** Since when the live item is on the site. */
  since?: string | undefined
  /** Names the main button instead, if it publishes. */
  label?: string | undefined
}

/** Most people neither need approval nor give it. */
const ReviewDialog = onDemand(async () => (await import('./review-dialog.tsx')).ReviewDialog)

const dangers: ReadonlyArray<EditorAction> = ['discardDraft', 'discard', 'delete']
const unscheduled = { dueAt: '', revertAt: '', release: '' }

/** The buttons of an editor with drafts, and what they ask. */
export function PublishBar<Values extends Form>(props: PublishBarProps<Values>) {
  const { editor, publishing, cancel, since, label } = props
  const { editor: words } = usePublishingWords()
  const { form } = useEditorWords()
  const { state, itemRef, actions, run, asked, busy, close, refused } = publishing
  const { main, beside, menu } = actions
  const { draft } = editor
  const { changed } = editor.form
  // A draft without changes would say nothing.
  const hasNothing = beside === 'saveDraft' && !changed && itemRef.itemId !== ''
  const hints: Readonly<Partial<Record<EditorAction, string>>> = words.hints
  const hasFeature = useHasFeature()
  const nameOf = useDraftName()
  const isOffered = (action: EditorAction) => action !== 'previewLink' || hasFeature('previews')
  const labelOf = (action: EditorAction) =>
    (action === 'publish' ? label : undefined) ?? words.actions[action]
  return (
    <>
      <SaveBar
        className={styles.bar}
        note={
          <>
            <DraftSentence state={state} itemRef={itemRef} draft={draft} since={since} />{' '}
            {changed && !busy && form.unsaved}
          </>
        }
        noteClassName={styles.note}
        actionsClassName={styles.actions}
      >
        <ScreenButton screen={cancel} {...useLeftList(cancel)} variant="ghost" size="sm">
          {form.cancel}
        </ScreenButton>
        {draft?.state === 'waiting' && <OpenPreview draft={draft} variant="ghost" />}
        {menu.length > 0 && (
          <MenuButton
            label={words.more}
            disabled={busy}
            actions={menu.filter(isOffered).map((action) => ({
              label: words.actions[action],
              hint: hints[action],
              danger: dangers.includes(action),
              onSelect: run[action],
            }))}
          />
        )}
        {beside && (
          <Button size="sm" variant="quiet" disabled={busy || hasNothing} onClick={run[beside]}>
            {labelOf(beside)}
          </Button>
        )}
        {main && (
          <Button
            size="sm"
            type={main === 'move' ? 'button' : 'submit'}
            busy={busy}
            busyLabel={form.saving}
            {...(main === 'move' && { onClick: run.move })}
          >
            {labelOf(main)}
          </Button>
        )}
      </SaveBar>
      {asked === 'schedule' && (
        <ScheduleDialog
          value={draft ?? unscheduled}
          releases={publishing.releases}
          errors={refused}
          busy={busy}
          onCancel={close}
          onSave={publishing.schedule}
        />
      )}
      {asked === 'unpublish' && (
        <ScheduleDialog
          value={unscheduled}
          releases={publishing.releases}
          errors={refused}
          of="unpublish"
          busy={busy}
          onCancel={close}
          onSave={publishing.unpublish}
        >
          {itemRef.subject !== 'homePage' && (
            <LinksHere subject={itemRef.subject} ids={[itemRef.itemId]} busy={busy} />
          )}
        </ScheduleDialog>
      )}
      {(asked === 'askReview' || asked === 'returnDraft') && (
        <ReviewDialog
          of={asked === 'askReview' ? 'ask' : 'return'}
          note={publishing.note}
          errors={refused}
          busy={busy}
          onCancel={close}
          onSend={(note) => publishing.review(asked === 'askReview' ? 'ask' : 'return', note)}
        />
      )}
      {asked === 'previewLink' && draft && (
        <PreviewLinkDialog
          item={{
            scope: draft.itemId === '' ? `draft/${draft.id}` : `${draft.subject}/${draft.itemId}`,
            name: nameOf({ ...draft, ...draftTitles(draft) }),
            dueAt: draft.dueAt,
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked === 'discard'}
        onOpenChange={close}
        title={words.discardTitle}
        description={words.discardText}
        cancelLabel={words.keep}
        confirmLabel={words.actions.discardDraft}
        busy={busy}
        onConfirm={publishing.discard}
      />
    </>
  )
}
