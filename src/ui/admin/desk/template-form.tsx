import { useRouter } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import {
  templateErrors,
  templateNameLimit,
  templateOffers,
  tidyTemplate,
  type AnswerTemplate,
  type AnswerTemplateInput,
} from '#domain/desk/answer-template.ts'
import { messageLimit } from '#domain/desk/thread.ts'
import { fill } from '#domain/wording/template.ts'
import { templateActors } from '#ui/actors/desk/template-actors.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { SaveBar } from '#ui/design/form/save-bar/save-bar.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { TextArea } from '#ui/design/form/text-area/text-area.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { serverSentences } from '#ui/words/office/server-sentence.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { useFormFocus } from '../editor/form/use-form-focus.ts'
import { LeaveGuard } from '../editor/saving/leave-guard.tsx'
import { HistoryButton } from '../records/history/history-button.tsx'
import { useDone } from '../screen-parts/use-done.ts'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'
import { screenAddress } from '../shell/navigation/screen-address.ts'
import { NotSaved } from './not-saved.tsx'
import { templateSearch } from './template-search.ts'
import * as styles from './templates.css.ts'
import { usePutIn } from './use-put-in.tsx'

const blank: AnswerTemplateInput = { name: '', offeredFor: 'any', texts: {} }

/** Changes a template, or adds one. */
export function TemplateForm({ template }: { template: AnswerTemplate | undefined }) {
  const router = useRouter()
  const { templates: words, ...desk } = useDeskWords()
  const { inLanguage } = useLanguageNames()
  const languages = useSiteLanguages()
  const { list, save, remove } = useActors().staff().desk.templates(templateActors)
  const { response, failure, busy, done, send, clear } = useRequest(save)
  const removal = useRequest(remove)
  const [base, setBase] = useState(template)
  const [change, setChange] = useState<Partial<AnswerTemplateInput>>({})
  const [triedToSave, setTriedToSave] = useState(false)
  const [asksToDelete, setAsksToDelete] = useState(false)
  const { element, remember, restore } = useFormFocus()
  const changed = Object.keys(change).length > 0
  const shown = { ...(base ?? blank), ...change }
  const errors = serverSentences({
    ...failure?.fields,
    ...(triedToSave && templateErrors(shown)),
  })

  const set = (part: Partial<AnswerTemplateInput>) => {
    clear()
    setChange({ ...change, ...part })
  }
  const putIn = usePutIn(languages[0].tag, (tag, text) => set({ texts: { ...shown.texts, [tag]: text } }))
  // It may have been read anew while nothing was typed.
  if (!changed && template !== undefined && template.version > (base?.version ?? 0)) setBase(template)
  useDone(failure !== null, restore)
  useDone(removal.failure !== null, () => setAsksToDelete(false))
  useDone(done, () => {
    if (response === undefined) return
    restore()
    setBase(response)
    setChange({})
    setTriedToSave(false)
    if (template === undefined)
      void router.navigate({
        to: screenAddress('Desk'),
        search: templateSearch(response.id),
        ignoreBlocker: true,
      })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTriedToSave(true)
    if (Object.keys(templateErrors(shown)).length > 0) return restore()
    remember()
    const { name, offeredFor, texts } = shown
    send({ before: base, template: tidyTemplate({ name, offeredFor, texts }) })
  }

  return (
    <form ref={element} noValidate className={styles.form} onSubmit={submit}>
      <Card
        title={base === undefined ? words.newOne : <bdi>{base.name}</bdi>}
        action={
          base && (
            <div className={styles.actions}>
              <HistoryButton itemRef={{ subject: 'replyTemplate', itemId: base.id }} />
              <Button size="sm" variant="danger" onClick={() => setAsksToDelete(true)}>
                {words.delete}
              </Button>
            </div>
          )
        }
      >
        <fieldset disabled={busy} className={styles.fields}>
          <div className={styles.pair}>
            <Field label={words.name} error={errors['name']}>
              <TextInput
                dir="auto"
                maxLength={templateNameLimit}
                value={shown.name}
                onChange={(event) => set({ name: event.target.value })}
              />
            </Field>
            <Field label={words.offeredFor} error={errors['offeredFor']}>
              <Select
                value={shown.offeredFor}
                onChange={(event) => {
                  const offeredFor = templateOffers.find((offer) => offer === event.target.value)
                  if (offeredFor !== undefined) set({ offeredFor })
                }}
              >
                {templateOffers.map((offer) => (
                  <option key={offer} value={offer}>
                    {words.offers[offer]}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          {putIn.buttons}
          <div className={styles.pair}>
            {languages.map(({ tag, dir }, index) => (
              <Field
                key={tag}
                label={inLanguage(words.text, tag)}
                hint={index === 0 && words.textHint}
                error={index === 0 && errors['texts']}
              >
                <TextArea
                  {...putIn.of(tag)}
                  grows
                  rows={8}
                  lang={tag}
                  dir={dir}
                  maxLength={messageLimit}
                  value={shown.texts[tag] ?? ''}
                  onChange={(event) => set({ texts: { ...shown.texts, [tag]: event.target.value } })}
                />
              </Field>
            ))}
          </div>
        </fieldset>
      </Card>
      {done && !changed && <Notice tone="success">{words.saved}</Notice>}
      {failure && failure.fields === undefined && (
        <NotSaved
          failure={failure}
          changed={words.changed}
          onUseTheirs={() => {
            setChange({})
            clear()
            list.fetch()
          }}
        />
      )}
      {changed && (
        <SaveBar note={words.unsaved}>
          <Button
            size="sm"
            variant="quiet"
            disabled={busy}
            onClick={() => {
              setChange({})
              setTriedToSave(false)
              clear()
            }}
          >
            {desk.cancel}
          </Button>
          <Button type="submit" size="sm" busy={busy} busyLabel={desk.saving}>
            {desk.save}
          </Button>
        </SaveBar>
      )}
      <LeaveGuard changed={changed} saving={busy} />
      {base && (
        <ConfirmDialog
          open={asksToDelete}
          onOpenChange={(open) => !open && setAsksToDelete(false)}
          title={fill(words.deleteTitle, { name: base.name })}
          description={words.deleteText}
          cancelLabel={words.keep}
          confirmLabel={words.delete}
          busy={removal.busy}
          onConfirm={() => removal.send(base.id)}
        />
      )}
    </form>
  )
}
