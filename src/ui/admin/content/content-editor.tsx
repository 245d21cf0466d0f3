import { useMemo } from 'react'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { serverSentences } from '#ui/words/office/server-sentence.tsx'
import { copyOf } from '#domain/content/item/copy-of.ts'
import {
  contentTypes,
  type ContentTypeName,
  type ItemOf,
  type AnyContentType,
} from '#domain/content/content-types.ts'
import { blankTranslations } from '#domain/forms/form-translations.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useMayChangeLive } from '#ui/actors/office/use-may-change-live.ts'
import type { EditorDrafts } from '../publishing/editor/draft-screen.tsx'
import { Editor } from '../editor/editor.tsx'
import { valuesOf } from '../editor/form/values-of.ts'
import { contentSections } from '../shell/navigation/admin-sections.ts'
import { useInShownLanguage } from '../screen-parts/in-shown-language.ts'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'
import type { EditorScreenProps } from './content-screen-props.ts'
import { CopyButton } from './copy-link.tsx'
import { DeleteItem } from './delete-item.tsx'
import { isPlainObject } from '#domain/content/merge/is-same.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import type { Form } from '#domain/forms/pending-pictures.ts'
import { pageOfItem } from '#domain/publishing/page-of-item.ts'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'

const placeholder = 'file'

const withPlaceholders = (value: unknown): unknown => {
  if (value instanceof File) return placeholder
  if (Array.isArray(value)) return value.map(withPlaceholders)
  return isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPlaceholders(part)]))
    : value
}

/** Validates a form by its content type; a file to upload counts as a picture. */
const inputErrorsOf = (contentType: AnyContentType) => (form: Form) =>
  serverSentences(inputErrors(contentType, withPlaceholders(form)))

export interface ContentEditorProps<Name extends ContentTypeName> extends EditorScreenProps<Name> {
  /** Missing when an item is added. */
  item?: ItemOf<Name>
  /** The item to copy into the form of a new one. */
  copied?: ItemOf<Name>
  /** Missing if the back end has no drafts. */
  drafts?: EditorDrafts | undefined
}

/** The editor of every content type, for new and fetched items. */
export function ContentEditor<Name extends ContentTypeName>({
  subject,
  config,
  item,
  copied,
  drafts,
}: ContentEditorProps<Name>) {
  const contentType = contentTypes[subject]
  const section = contentSections[subject]
  const inShown = useInShownLanguage()
  const [main] = useSiteLanguages()
  const mayChange = useMayChangeLive()
  const { list, save } = useActors().staff().contents[subject]
  const start = copied
    ? copyOf({ ...valuesOf(copied, config.blank), outdated: copied.outdated ?? {} }, main.tag)
    : { ...config.blank, ...blankTranslations }
  const errorsOf = useMemo(() => inputErrorsOf(contentType), [contentType])
  return (
    <Editor
      {...config}
      nameOf={(values) => config.nameOf(inShown(values))}
      section={section}
      actor={save}
      item={item}
      start={start}
      drafts={drafts}
      isUnpublished={item !== undefined && 'isUnpublished' in item}
      isCopy={copied !== undefined}
      renderTools={(current, { follow, mergeItem }) => (
        <>
          {mayChange && config.Tools && (
            <config.Tools
              item={current}
              as="button"
              onChanged={follow}
              onOutdated={(latest) => latest.id === current.id && mergeItem(latest)}
            />
          )}
          <ViewOnSite href={pageOfItem({ subject, itemId: current.id }, current)} />
          <CopyButton section={section} id={current.id} />
          {mayChange && (
            <DeleteItem
              section={section}
              actor={list}
              item={current}
              name={config.nameOf(valuesOf(inShown(current), config.blank))}
            />
          )}
        </>
      )}
      errorsOf={errorsOf}
      translated={contentType}
      addedAt={contentType.listing.order === 'manual' ? { page: 'last' } : {}}
    />
  )
}

function ViewOnSite({ href }: { href: string }) {
  const { viewOnSite } = useListWords().list
  return (
    <ButtonLink size="sm" variant="quiet" href={href} target="_blank" rel="noopener">
      <Icon name="arrow-up-right" size="md" />
      {viewOnSite}
    </ButtonLink>
  )
}
