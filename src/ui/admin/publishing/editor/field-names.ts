import { contentTypes, type AnyContentType } from '#domain/content/content-types.ts'
import { fieldDisplay } from '#domain/history/field-display.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'

/** For example `services.0.translations.ar.title`. */
const translation = /^(.*\.)?translations\.([^.]+)\.(.+)$/u

/** Without a formatted text whose plain text is among the paths: a form has one field for both. */
const withoutBodies = (subject: Publishable, paths: ReadonlyArray<string>) => {
  const type: AnyContentType | undefined = subject === 'homePage' ? undefined : contentTypes[subject]
  return paths.filter((path) => {
    const [, group = '', name = ''] = /^(.*\.)?([^.]+)$/u.exec(path) ?? []
    const text = type?.rich?.[name]
    return text === undefined || !paths.includes(group + text)
  })
}

/** Names fields in a sentence, such as 'title, picture', from their paths. */
export const useFieldNames = (subject: Publishable) => {
  const fields = useFieldWords()
  const names = { labels: fields, paths: useEditorWords().paths }
  const labels: Readonly<Record<string, unknown>> = fields[subject]
  const { separator } = usePublishingWords().editor
  const { nameOf: languageName } = useLanguageNames()
  const plain = (path: string) => {
    const steps = path.split('.')
    const label = labels[(subject === 'homePage' ? steps.at(-1) : steps[0]) ?? '']
    return (typeof label === 'string' ? label : fieldDisplay(subject, path, names).label).toLowerCase()
  }
  const nameOf = (path: string) => {
    const [, group = '', tag, field] = translation.exec(path) ?? []
    return tag === undefined || field === undefined
      ? plain(path)
      : `${plain(group + field)} (${languageName(tag)})`
  }
  return (paths: ReadonlyArray<string>) =>
    [...new Set(withoutBodies(subject, paths).map(nameOf))].join(separator)
}
