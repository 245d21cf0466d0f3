import { sectionTextFields } from '#domain/content/page/section-kinds.ts'
import type { SectionOf } from '#domain/content/page/sections.ts'
import { isUntranslated } from '#domain/language/is-untranslated.ts'
import { Breadcrumb } from '#ui/design/layout/breadcrumb/breadcrumb.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { Sentence } from '#ui/words/sentence.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { PublishedDay } from '../format/published-day.tsx'
import { useHref, usePageLanguage } from '../language/page-language-context.ts'
import { TextWithin } from '../language/text-within.tsx'
import { UntranslatedNote } from '../language/untranslated-note.tsx'
import { useFellBack, useLangOf } from '../language/use-lang-of.ts'
import { PageHead } from '../layout/page-head/page-head.tsx'
import * as pageHead from '../layout/page-head/page-head.css.ts'
import { section, wrap } from '../layout/width.css.ts'
import { sectionId, type OwnPageData } from './own-page-data.ts'
import { DrawnSection, TextSection } from './sections.tsx'
import * as styles from './own-page.css.ts'

/** A page that staff made, from its sections. One of which nothing is translated is laid out as its original. */
export function OwnPage({ page, sections, above, people }: OwnPageData) {
  const hrefOf = useHref()
  const langOf = useLangOf()
  const fellBack = useFellBack()
  const { language, languages } = usePageLanguage()
  const isOriginal =
    fellBack(page, 'title') &&
    isUntranslated(page, ['description']) &&
    sections.every((each) => isUntranslated(each, sectionTextFields))
  const { ownPage: words } = useSiteWords()
  const texts = sections.filter((each) => each.kind === 'text')
  return (
    <div dir={isOriginal ? languages[0].dir : undefined}>
      <PageHead
        own={{
          title: page.title,
          untranslated: (page.untranslated ?? []).filter((field) => field === 'title'),
        }}
        title={page.title}
        lead={page.description}
        {...langOf(page, 'description', page.description ?? '')}
        crumbs={
          above && (
            <Breadcrumb className={pageHead.crumbs}>
              <a href={hrefOf(above.address)}>
                <TextWithin of={above} field="title" />
              </a>
              <span aria-current="page">
                <TextWithin of={page} field="title" />
              </span>
            </Breadcrumb>
          )
        }
      >
        {page.lastChanged && (
          <p className={styles.changed}>
            <Sentence of={words.lastChanged} day={<PublishedDay time={page.updatedAt} />} />
          </p>
        )}
      </PageHead>
      {isOriginal && (
        <div dir={language.dir} className={classNames(wrap, styles.untranslated)}>
          <UntranslatedNote of="page" path={page.address} />
        </div>
      )}
      {texts.length === sections.length && texts.length > 2 ? (
        <Document texts={texts} />
      ) : (
        sections.map((each) => (
          <DrawnSection key={each.id} section={each} people={people} isOdd={isOdd(sections, each)} />
        ))
      )}
    </div>
  )
}

/** Pictures stand at the start and at the end of their sections by turns. */
const isOdd = (sections: OwnPageData['sections'], { id }: { readonly id: string }): boolean =>
  sections.filter(({ kind }) => kind === 'picture').findIndex((picture) => picture.id === id) % 2 === 1

/** Texts alone, such as terms, beside a list of their headings if they have any. */
function Document({ texts }: { texts: ReadonlyArray<SectionOf<'text'>> }) {
  const { ownPage: words } = useSiteWords()
  const titled = texts.filter(({ title }) => title)
  return (
    <div className={classNames(section, styles.document)}>
      <div className={classNames(wrap, titled.length > 0 && styles.beside)}>
        {titled.length > 0 && (
          <nav aria-label={words.contents} className={styles.contents}>
            <h2 className={styles.contentsTitle}>{words.contents}</h2>
            <ul>
              {titled.map((text) => (
                <li key={text.id} className={styles.content}>
                  <a href={`#${sectionId(text)}`} className={styles.contentLink}>
                    <TextWithin of={text} field="title" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div>
          {texts.map((text) => (
            <TextSection key={text.id} section={text} />
          ))}
        </div>
      </div>
    </div>
  )
}
