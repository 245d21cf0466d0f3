import { useMemo, useState } from 'react'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { homePageId } from '#domain/history/subject.ts'
import { homePagePicturePaths, homePageTexts } from '#domain/content/home-page/home-page.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import type { ListedHomePage } from '#ui/actors/content/home-page-actors.ts'
import { homePageFormOf, type HomePageForm } from '#ui/actors/content/home-page-form.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { SectionLinks } from '#ui/design/action/section-links/section-links.tsx'
import type { EditorDrafts } from '../publishing/editor/draft-screen.tsx'
import { PublishBar } from '../publishing/editor/publish-bar.tsx'
import { ScheduledNotice } from '../publishing/editor/scheduled-notice.tsx'
import { usePublishing } from '../publishing/editor/use-publishing.ts'
import { EditorBar } from '../editor/editor-bar.tsx'
import { EditorFrame } from '../editor/editor-frame.tsx'
import * as editorStyles from '../editor/editor.css.ts'
import { LanguagesHead } from '../editor/translations/languages-head.tsx'
import { FormPreviews } from '../editor/form-previews.tsx'
import { useEditor } from '../editor/use-editor.ts'
import { useNextGap } from '../languages/use-next-gap.ts'
import { useOwnLocation } from '../shell/navigation/own-location.ts'
import { useTranslationWords } from '#ui/words/content/use-translation-words.ts'
import { HistoryButton } from '../records/history/history-button.tsx'
import { BesidePreview, LivePreviewButton, useLivePreview } from '../preview/live-preview.tsx'
import { useTitle } from '../screen-parts/use-title.ts'
import { CurrentSection, useCurrentSection } from './current-section.ts'
import { HomePagePreview } from './home-page-preview.tsx'
import * as styles from './home-page.css.ts'
import { homePageSections, sectionsInLanguages } from './home-page-sections.tsx'
import { homePageErrors } from '#domain/content/home-page/home-page-errors.ts'
import { withAddresses } from '#domain/forms/pending-pictures.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import type { FormErrors } from '../editor/form/use-form-state.ts'

/** All points of a service share one control, and so do their errors. */
const controlOf = (path: string) => path.replace(/(?<=\.points)\.\d+$/, '')

/** Validates the form; a file to upload is valid. */
const formErrors = (form: HomePageForm): FormErrors =>
  Object.fromEntries(
    Object.entries(homePageErrors(withAddresses(form, homePagePicturePaths, []))).map(([path, sentence]) => [
      controlOf(path),
      serverSentence(sentence),
    ]),
  )

const itemRef = { subject: 'homePage', itemId: homePageId } as const

export interface HomePageEditorProps {
  details: ListedHomePage
  /** Missing if the back end has no drafts. */
  drafts?: EditorDrafts | undefined
}

export function HomePageEditor({ details, drafts }: HomePageEditorProps) {
  const { save: actor, details: fetched } = useActors().staff().homePage
  const { draft } = drafts ?? {}
  const [start] = useState(() => homePageFormOf(draft?.fields ?? details))
  const { closesGaps } = useOwnLocation().state
  const openNextGap = useNextGap()
  const { saveAndNext } = useTranslationWords()
  const editor = useEditor({
    actor,
    subject: 'homePage',
    item: details,
    start,
    errorsOf: formErrors,
    read: homePageFormOf,
    translated: homePageTexts,
    onSaved: (saved) => {
      editor.resetTo(saved)
      if (closesGaps) openNext()
    },
    draft,
    onDrafted: (drafted) => {
      if (drafted === undefined) return drafts?.onEnded()
      if (!('notReviewed' in drafted)) publishing.close()
      if (!('isPublished' in drafted)) drafts?.onSaved(drafted)
      else if (closesGaps) openNext()
      else open()
    },
  })
  const openNext = () => openNextGap(itemRef, { id: details.id, name: title })
  const open = () => {
    drafts?.reload()
    fetched.send({ type: 'details.fetch', id: details.id })
  }
  const publishing = usePublishing(editor, { itemRef, onGone: open, onRestored: drafts?.reload })
  const { form, save } = editor
  const words = useEditorWords()
  const { title, note, sections: titles } = words.homePage
  const hasHeads = useHasFeature()('pageHeads')
  const all = editor.languages ? sectionsInLanguages : homePageSections
  const sections = useMemo(() => all.filter(({ feature }) => !feature || hasHeads), [all, hasHeads])
  const current = useCurrentSection(sections)
  const live = useLivePreview()
  useTitle(title)

  return (
    <>
      <PageTitle
        title={title}
        note={note}
        actions={
          <>
            <HistoryButton itemRef={itemRef} />
            <LivePreviewButton live={live} />
          </>
        }
      />
      <SectionLinks
        links={sections.map(({ id }) => ({ id, title: titles[id] }))}
        current={current}
        className={styles.links}
      />
      {drafts?.scheduled.map((change) => (
        <ScheduledNotice key={change.id} change={change} screen="HomePage" />
      ))}
      <BesidePreview live={live} subject="homePage" values={form.values}>
        <EditorFrame editor={editor} title={title} subject="homePage" publishing={drafts && publishing}>
          <div className={editor.languages || live.isOpen ? editorStyles.wide : editorStyles.columns}>
            <fieldset disabled={save.busy || editor.draft?.state === 'discarded'} className={styles.sections}>
              {editor.languages && (
                <Card>
                  <LanguagesHead form={editor.element} />
                </Card>
              )}
              {sections.map((section) => (
                <Card
                  key={section.id}
                  id={section.id}
                  tabIndex={-1}
                  title={titles[section.id]}
                  aria-label={titles[section.id]}
                  className={styles.section}
                >
                  <section.Fields field={form.field} />
                </Card>
              ))}
            </fieldset>
            <CurrentSection value={current}>
              <FormPreviews editor={editor} Preview={HomePagePreview} />
            </CurrentSection>
          </div>
          {drafts ? (
            <PublishBar
              editor={editor}
              publishing={publishing}
              cancel="dashboard"
              label={closesGaps ? saveAndNext : undefined}
            />
          ) : (
            <EditorBar
              cancel="dashboard"
              label={closesGaps ? saveAndNext : words.form.save}
              changed={form.changed}
              busy={save.isSaving}
            />
          )}
        </EditorFrame>
      </BesidePreview>
    </>
  )
}
