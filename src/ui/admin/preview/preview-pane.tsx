import { useState } from 'react'
import { positionPath } from '#domain/addresses/item-paths.ts'
import type { Stored } from '#domain/content/content-type.ts'
import type { Form } from '#domain/forms/pending-pictures.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import type { PreviewedPage } from '#domain/publishing/preview-message.ts'
import { newItemId } from '#domain/publishing/new-item-id.ts'
import { newItem, type UnsavedItem } from '#domain/publishing/unsaved-item.ts'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { media } from '#ui/design/style/tokens/media.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { pageOfItem } from '#domain/publishing/page-of-item.ts'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'
import { Choices } from './choices.tsx'
import { FramedPage } from './framed-page.tsx'
import * as styles from './preview-pane.css.ts'

export interface PreviewPaneProps {
  subject: Publishable
  /** Missing for a new item and for the home page. */
  stored?: UnsavedItem['stored'] | undefined
  values: Form
  onClose: () => void
}

/** In pixels. */
const widths = { phone: 390, tablet: 768, desktop: 1280 } as const
type Width = keyof typeof widths

const usualWidth = (): Width => (window.matchMedia(media.phone).matches ? 'phone' : 'desktop')

/** The pages of the site by their names. */
const pathsOf = (subject: Publishable, { id }: Stored) =>
  ({
    home: '/',
    about: '/about',
    services: '/services',
    // The newest article, unless it is what is typed.
    news: pageOfItem({ subject: 'newsArticle', itemId: subject === 'newsArticle' ? id : newItemId }),
    careers: '/career',
    position: subject === 'career' ? positionPath({ id }) : undefined,
    contact: '/contact',
  }) as const

/** Shows a page of the site with what is typed in the form, without saving it. */
export function PreviewPane({ subject, stored, values, onClose }: PreviewPaneProps) {
  const words = useEditorWords().live
  const languages = useSiteLanguages()
  const [item] = useState(() => stored ?? newItem(new Date().toISOString()))
  // Unless another page is chosen, the item's own one follows what is typed, such as its address.
  const own = pageOfItem({ subject, itemId: item.id }, values)
  const [chosen, setChosen] = useState<string>()
  const [language, setLanguage] = useState(languages[0].tag)
  const page: PreviewedPage = { path: chosen ?? own, language }
  const choose = (path: string) => setChosen(path === own ? undefined : path)
  const [width, setWidth] = useState(usualWidth)
  const { position, ...paths } = pathsOf(subject, item)
  const known = Object.entries({ ...paths, ...(position && { position }) })
  const pages = known.some(([, path]) => path === own) ? known : [...known, ['own', own] as const]
  const nameOf: Readonly<Record<string, string>> = words.pages
  return (
    <Card aria-label={words.name} className={styles.pane}>
      <div className={styles.head}>
        <Select
          size="sm"
          aria-label={words.page}
          value={page.path}
          onChange={({ target }) => choose(target.value)}
          className={styles.page}
        >
          {pages.map(([name, path]) => (
            <option key={name} value={path}>
              {nameOf[name]}
            </option>
          ))}
          {pages.every(([, path]) => path !== page.path) && <option>{page.path}</option>}
        </Select>
        <Choices
          label={words.width}
          choices={[
            { value: 'phone', name: words.widths.phone },
            { value: 'tablet', name: words.widths.tablet },
            { value: 'desktop', name: words.widths.desktop },
          ]}
          chosen={width}
          onChoose={setWidth}
        />
        {languages.length > 1 && (
          <Choices
            label={words.language}
            choices={languages.map(({ tag, name, dir }) => ({ value: tag, name, lang: tag, dir }))}
            chosen={language}
            onChoose={setLanguage}
          />
        )}
        <IconButton icon="x" label={words.close} size="sm" onClick={onClose} className={styles.close} />
      </div>
      <FramedPage
        page={page}
        subject={subject}
        stored={item}
        values={values}
        width={widths[width]}
        onFollow={(followed) => {
          choose(followed.path)
          setLanguage(followed.language)
        }}
      />
      <p className={styles.note}>{words.note}</p>
    </Card>
  )
}
