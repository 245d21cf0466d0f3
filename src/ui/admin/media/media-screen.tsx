import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isUploading } from '#domain/machines/upload-queue-machine.ts'
import { pictureFilters } from '#domain/picture/library-picture.ts'
import { pictureTypes } from '#domain/picture/picture-error.ts'
import { publishables, type Publishable } from '#domain/publishing/draft.ts'
import { fill } from '#domain/wording/template.ts'
import { useMedia } from '#ui/actors/office/use-lazy-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Toolbar } from '#ui/design/action/toolbar/toolbar.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { useFileDrop } from '#ui/design/form/image-uploader/use-file-drop.ts'
import { Select } from '#ui/design/form/select/select.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useMediaWords } from '#ui/words/content/use-media-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import * as listStyles from '../list/list.css.ts'
import { ListSearch } from '../list/list-search.tsx'
import { PagedRows } from '../list/paged-rows.tsx'
import { useList, type Narrowing } from '../list/use-list.ts'
import { ScreenAnchor } from '../shell/navigation/screen-link.tsx'
import { ListStrip } from '../publishing/scheduled/list-strip.tsx'
import { useSubjectName } from '../publishing/links/subject-name.ts'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'
import { useTitle } from '../screen-parts/use-title.ts'
import { LibraryTile } from './library-tile.tsx'
import * as styles from './media.css.ts'
import { QueueCard } from './queue-card.tsx'

const lists = [...pictureFilters, 'files'] as const

interface Filters {
  readonly list?: (typeof lists)[number]
  /** The language of the tab without alt. */
  readonly in?: string
  readonly of?: Publishable
}

const narrowing: Narrowing<Filters> = {
  read: ({ list, in: lang, of }) => {
    const filter = lists.find((known) => known === list)
    const subject = publishables.find((known) => known === of)
    return {
      ...(filter && { list: filter }),
      ...(filter === 'without_alt' && typeof lang === 'string' && { in: lang }),
      ...(subject && { of: subject }),
    }
  },
  query: ({ list, in: lang, of }) => ({
    ...(list && (list === 'files' ? { kind: 'file' } : { filter: list })),
    ...(lang !== undefined && { lang }),
    ...(of && { subject: of }),
  }),
}

/** The pictures and PDFs of the library, with the uploads that are on their way. */
export function MediaScreen() {
  const actors = useMedia()
  const words = useMediaWords()
  const { screens } = useOfficeWords()
  const { failures } = useFailureWords().media
  const languages = useSiteLanguages()
  const { nameOf: languageName } = useLanguageNames()
  const subjectName = useSubjectName()
  const list = useList(actors.list, ['createdAt'], narrowing)
  const input = useRef<HTMLInputElement>(null)
  const isSending = useSelector(actors.queue, ({ context }) => isUploading(context))
  const { address, filters = {}, go, range } = list
  const title = screens.media
  useTitle(title)

  const upload = (...files: ReadonlyArray<File>) => actors.queue.send({ type: 'files.added', files })
  const { over, handlers } = useFileDrop(upload, false, true)
  const refill = useEffectEvent(list.fetch)
  useEffect(() => {
    // The list of added pictures is read once all are there.
    if (!isSending) refill()
  }, [isSending])

  const narrow = (change: { readonly in?: string; readonly of?: string | undefined }) =>
    go({ ...change }, { replace: true })
  const isFiles = filters.list === 'files'
  const isNarrowed = address.q !== undefined || Object.keys(filters).length > (isFiles ? 1 : 0)
  return (
    <div {...handlers} className={classNames(styles.dropArea, over && styles.over)}>
      <PageTitle
        title={title}
        note={over ? words.drop : words.note}
        actions={
          <Button size="sm" onClick={() => input.current?.click()}>
            <Icon name="upload" size="md" />
            {words.upload}
          </Button>
        }
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.upload}
        accept={[...pictureTypes, 'application/pdf'].join()}
        onChange={(event) => {
          upload(...(event.target.files ?? []))
          // Allows choosing the same file again.
          event.target.value = ''
        }}
      />
      <QueueCard />
      <Card aria-label={title} className={listStyles.card}>
        <ListStrip
          screen="media"
          label={words.strip}
          current={filters.list}
          entries={[undefined, ...lists].map((filter) => ({
            list: filter,
            name: words.tabs[filter ?? 'all'],
            ...(filter === filters.list && { total: list.total }),
          }))}
        />
        <Toolbar end={range.text}>
          <ListSearch
            label={isFiles ? words.searchFiles : words.search}
            placeholder={isFiles ? words.searchFiles : words.search}
            value={address.q ?? ''}
            onSearch={(q) => go({ q }, { replace: true })}
            className={listStyles.search}
          />
          {filters.list === 'without_alt' && languages.length > 1 && (
            <Select
              size="sm"
              aria-label={words.altLanguage}
              value={filters.in ?? languages[0].tag}
              onChange={({ target }) => narrow({ in: target.value })}
              className={styles.select}
            >
              {languages.map(({ tag }) => (
                <option key={tag} value={tag}>
                  {fill(words.withoutAltIn, { language: languageName(tag) })}
                </option>
              ))}
            </Select>
          )}
          <Select
            size="sm"
            aria-label={words.subject}
            value={filters.of ?? ''}
            onChange={({ target }) => narrow({ of: target.value || undefined })}
            className={styles.select}
          >
            <option value="">{words.anySubject}</option>
            {publishables.map((subject) => (
              <option key={subject} value={subject}>
                {subjectName(subject)}
              </option>
            ))}
          </Select>
          <Select
            size="sm"
            aria-label={words.order}
            value={address.sort ?? ''}
            onChange={({ target }) => go({ sort: target.value || undefined }, { replace: true })}
            className={styles.select}
          >
            <option value="">{words.orders.newest}</option>
            <option value="createdAt">{words.orders.oldest}</option>
          </Select>
        </Toolbar>
        <PagedRows
          list={list}
          wording={failures.fetch}
          empty={
            <EmptyState
              {...(isNarrowed
                ? { title: isFiles ? words.notFoundFile : words.notFound, text: words.notFoundText }
                : isFiles
                  ? { title: words.noFile, text: words.noFileText }
                  : { title: words.none, text: words.noneText })}
            />
          }
          renderRows={(pictures) => (
            <ul className={styles.grid} aria-label={title}>
              {pictures.map((picture) => (
                <li key={picture.id}>
                  <ScreenAnchor screen="media/{id}" id={picture.id} className={styles.tile}>
                    <LibraryTile picture={picture} />
                  </ScreenAnchor>
                </li>
              ))}
            </ul>
          )}
        />
      </Card>
    </div>
  )
}
