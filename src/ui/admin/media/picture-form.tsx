import { useState } from 'react'
import { altIn, type PictureChange, type PictureDetails } from '#domain/picture/library-picture.ts'
import { isPdfAddress } from '#domain/picture/pdf-file.ts'
import { useMayChangeLive } from '#ui/actors/office/use-may-change-live.ts'
import { useMedia } from '#ui/actors/office/use-lazy-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useMediaWords } from '#ui/words/content/use-media-words.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import * as styles from './media.css.ts'
import { LeaveGuard } from '../editor/saving/leave-guard.tsx'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'

export interface PictureFormProps {
  picture: PictureDetails
  /** Whether a moved focal point is not saved. Leaving the screen asks one question for both. */
  isMoved?: boolean
}

/** Edits the alternative texts and name of a picture, or the name of a PDF, and whether it stays while unused. */
export function PictureForm({ picture, isMoved = false }: PictureFormProps) {
  const { save } = useMedia()
  const { picture: words, file } = useMediaWords()
  const languages = useSiteLanguages()
  const mayChange = useMayChangeLive()
  const [main] = languages
  const isFile = isPdfAddress(picture.address)
  const [typed, setTyped] = useState<PictureChange>({})
  const { saving } = useEditorWords().form
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const shown = { ...picture, ...typed, translations: { ...picture.translations, ...typed.translations } }
  const change = (next: PictureChange) => setTyped({ ...typed, ...next })
  return (
    <Card title={isFile ? file.details : words.words}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setBusy(true)
          save(
            picture.id,
            { ...typed, version: picture.version },
            {
              done: () => {
                setBusy(false)
                // What was typed since stays.
                setTyped((now) => (now === typed ? {} : now))
                setErrors({})
              },
              failed: ({ fields = {} }) => {
                setBusy(false)
                setErrors(fields)
              },
            },
          )
        }}
      >
        <fieldset disabled={!mayChange} className={styles.body}>
          {!isFile &&
            languages.map(({ tag, name, dir }) => (
              <Field
                key={tag}
                label={<span lang={tag}>{name}</span>}
                error={serverSentence(errors[tag === main.tag ? 'alt' : `translations.${tag}.alt`])}
              >
                <TextInput
                  lang={tag}
                  dir={dir}
                  disabled={shown.decorative}
                  value={altIn(shown, tag, languages)}
                  onChange={({ target: { value } }) =>
                    change(
                      tag === main.tag
                        ? { alt: value }
                        : { translations: { ...typed.translations, [tag]: { alt: value } } },
                    )
                  }
                />
              </Field>
            ))}
          {!isFile && (
            <>
              <Checkbox
                checked={shown.decorative}
                onChange={({ target }) => change({ decorative: target.checked })}
              >
                {words.decorative}
              </Checkbox>
              <p className={styles.note}>{words.wordsNote}</p>
            </>
          )}
          <Field label={words.name} error={serverSentence(errors['name'])}>
            <TextInput
              dir="auto"
              value={shown.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          {!picture.inLibrary && (
            <div>
              <Checkbox
                checked={shown.inLibrary}
                onChange={({ target }) => change({ inLibrary: target.checked })}
              >
                {words.keep}
              </Checkbox>
              <p className={styles.note}>{words.keepNote}</p>
            </div>
          )}
          <LeaveGuard changed={isMoved || Object.keys(typed).length > 0} saving={busy} />
          {mayChange && (
            <div className={styles.actions}>
              <Button
                type="submit"
                size="sm"
                disabled={Object.keys(typed).length === 0}
                busy={busy}
                busyLabel={saving}
              >
                {words.save}
              </Button>
            </div>
          )}
        </fieldset>
      </form>
    </Card>
  )
}
