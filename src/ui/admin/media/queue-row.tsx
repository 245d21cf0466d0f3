import { useState } from 'react'
import type { QueuedFile } from '#domain/machines/upload-queue-machine.ts'
import { altIn, type PictureDetails } from '#domain/picture/library-picture.ts'
import { isPdfAddress } from '#domain/picture/pdf-file.ts'
import { pictureSource } from '#domain/picture/picture-source.ts'
import { fill } from '#domain/wording/template.ts'
import { useMayChangeLive } from '#ui/actors/office/use-may-change-live.ts'
import { useMedia } from '#ui/actors/office/use-lazy-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { fileSize } from '#ui/design/form/image-uploader/file-size.ts'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { FailureSentence } from '#ui/words/office/failure-sentence.tsx'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { useMediaWords } from '#ui/words/content/use-media-words.ts'
import { ScreenText } from '../shell/navigation/screen-link.tsx'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'
import * as styles from './queue-card.css.ts'
import { usePictureWords } from './use-picture-words.ts'

/** One file of the queue: its progress, its alternative texts, or why it is not stored. */
export function QueueRow({ file: queued }: { file: QueuedFile }) {
  const { file, state, picture } = queued
  const words = useMediaWords().queue
  const { nameOf } = usePictureWords()
  const note = () => {
    const size = <bdi>{fileSize(file.size)}</bdi>
    if (state === 'added') return <Sentence of={words.uploaded} size={size} />
    if (state === 'known' && picture) return <Sentence of={words.known} name={<bdi>{nameOf(picture)}</bdi>} />
    return size
  }
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        {picture && isPdfAddress(picture.address) ? (
          <Icon name={officeIcons['file-text']} />
        ) : picture ? (
          <img src={pictureSource(picture.address).src} alt="" className={styles.image} />
        ) : (
          (state === 'refused' || state === 'failed') && <Icon name="circle-alert" />
        )}
      </span>
      <div className={styles.words}>
        <bdi className={styles.name}>{file.name}</bdi>
        <span className={styles.size}>{note()}</span>
      </div>
      <div className={styles.end}>
        <Outcome queued={queued} />
      </div>
    </li>
  )
}

function Outcome({ queued }: { queued: QueuedFile }) {
  const { key, file, state, progress, picture, refusal, failure } = queued
  const { queue } = useMedia()
  const words = useMediaWords().queue
  const mayChange = useMayChangeLive()
  if (state === 'added' && picture && (isPdfAddress(picture.address) || !mayChange))
    return (
      <ScreenText screen="media/{id}" id={picture.id}>
        {words.open}
      </ScreenText>
    )
  if (state === 'added' && picture) return <Alts picture={picture} file={file.name} />
  if (state === 'known' && picture)
    return (
      <>
        {!isPdfAddress(picture.address) && <span>{words.same}</span>}
        <span>
          <Button size="sm" variant="ghost" onClick={() => queue.send({ type: 'upload.repeated', key })}>
            {words.again}
          </Button>
          <ScreenText screen="media/{id}" id={picture.id}>
            {words.open}
          </ScreenText>
        </span>
      </>
    )
  if (state === 'refused' || state === 'failed')
    return (
      <>
        <span role="alert" className={styles.wrong}>
          {serverSentence(refusal) ?? (failure && <FailureSentence failure={failure} />)}
        </span>
        <span>
          {state === 'failed' && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={fill(words.retryFile, { file: file.name })}
              onClick={() => queue.send({ type: 'upload.retried', key })}
            >
              {words.retry}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={fill(words.removeFile, { file: file.name })}
            onClick={() => queue.send({ type: 'file.removed', key })}
          >
            {words.remove}
          </Button>
        </span>
      </>
    )
  return (
    <>
      <progress
        aria-label={fill(words.progress, { file: file.name })}
        value={progress}
        className={styles.progress}
      />
      <bdi>{Math.round(progress * 100)}%</bdi>
    </>
  )
}

/** Saves each text when it is left. */
function Alts({ picture, file }: { picture: PictureDetails; file: string }) {
  const { save } = useMedia()
  const words = useMediaWords().queue
  const languages = useSiteLanguages()
  const { inLanguage } = useLanguageNames()
  const [main] = languages
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  return (
    <div className={styles.alts}>
      {languages.map(({ tag, dir }) => {
        const stored = altIn(picture, tag, languages)
        const value = typed[tag] ?? stored
        return (
          <TextInput
            key={tag}
            size="sm"
            lang={tag}
            dir={dir}
            placeholder={words.alt}
            aria-label={inLanguage(fill(words.altOf, { file }), tag)}
            value={value}
            onChange={({ target }) => setTyped({ ...typed, [tag]: target.value })}
            onBlur={() => {
              if (value.trim() === stored) return
              save(
                picture.id,
                tag === main.tag ? { alt: value } : { translations: { [tag]: { alt: value } } },
              )
            }}
          />
        )
      })}
    </div>
  )
}
