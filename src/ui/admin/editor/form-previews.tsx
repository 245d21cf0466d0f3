import type { ComponentType } from 'react'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import type { Form } from '#domain/forms/pending-pictures.ts'
import { inFurther } from '#domain/language/in-language.ts'
import type { Language } from '#domain/language/language.ts'
import { asGroup, type TranslatedFields } from '#domain/language/translated-fields.ts'
import type { OpenEditor } from './use-editor.ts'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'
import * as styles from './editor.css.ts'
import { Card } from '#ui/design/layout/card/card.tsx'

export interface PreviewsProps<Values extends Form> {
  editor: OpenEditor<Values>
  Preview: ComponentType<{ readonly values: Values }>
}

/** The preview of the form, and of the other version after a conflict. */
export function FormPreviews<Values extends Form>({ editor, Preview }: PreviewsProps<Values>) {
  const { other, form, languages } = editor
  const { inLanguage } = useLanguageNames()
  const words = useEditorWords().form
  const [main] = useSiteLanguages()
  const inMain = { lang: main.tag, dir: main.dir, Preview }
  const title = other ? words.yourVersion : words.preview
  return (
    <div className={languages ? styles.previewsBeside : styles.previews}>
      {other && <PreviewCard {...inMain} title={words.theirVersion} values={other} />}
      <PreviewCard {...inMain} title={title} values={form.values} />
      {languages?.further.map(({ tag, dir }) => (
        <PreviewCard
          key={tag}
          title={inLanguage(title, tag)}
          lang={tag}
          dir={dir}
          Preview={Preview}
          values={valuesIn(languages.declared, form.values, tag)}
        />
      ))}
    </div>
  )
}

/** The values that a page in a further language shows. */
const valuesIn = <Values extends Form>(declared: TranslatedFields, values: Values, tag: string): Values =>
  // The same fields in another language.
  inFurther(declared, asGroup(values), tag) as Form as Values

interface PreviewCardProps<Values> {
  title: string
  lang: string
  dir: Language['dir']
  Preview: ComponentType<{ readonly values: Values }>
  values: Values
}

function PreviewCard<Values>({ title, lang, dir, Preview, values }: PreviewCardProps<Values>) {
  return (
    <Card title={title} aria-label={title} className={styles.preview}>
      <div lang={lang} dir={dir} className={styles.previewed}>
        <Preview values={values} />
      </div>
    </Card>
  )
}
