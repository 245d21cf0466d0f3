import { useEffect, useId } from 'react'
import { countsIn } from '#domain/language/translation-counts.ts'
import { fill } from '#domain/wording/template.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { useSharedWords } from '#ui/words/use-shared-words.ts'
import { useLanguageBoardWords } from '#ui/words/content/use-language-board-words.ts'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { OtherVersion } from '../editor/conflict/other-version.tsx'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'
import type { HomePageFieldsProps } from './home-page-fields.ts'
import * as styles from './home-page.css.ts'

/** Opens and closes the further languages for visitors, with how much of each is translated. */
export function LanguageFields({ field }: HomePageFieldsProps) {
  const { value: open = [], change, other } = field('languages')
  const [main, ...further] = useSiteLanguages()
  const { value: counts, fetch } = useReading(useActors().staff().translations.counts)
  const { opening, board } = useLanguageBoardWords()
  const { sections } = useEditorWords().homePage
  const { comma } = useSharedWords()
  const { nameOf, textOf } = useLanguageNames()
  const hint = useId()
  useEffect(fetch, [fetch])
  const namesOf = (tags: unknown) => (Array.isArray(tags) && tags.map(nameOf).join(comma)) || opening.none
  return (
    <div className={styles.fields}>
      {further.map(({ tag }) => {
        const isOpen = open.includes(tag)
        const address = <bdi dir="ltr">{`/${tag}`}</bdi>
        const language = nameOf(tag)
        return (
          <div key={tag}>
            <Checkbox
              checked={isOpen}
              aria-describedby={`${hint}-${tag}`}
              onChange={({ target: { checked } }) =>
                change(
                  further
                    .map((each) => each.tag)
                    .filter((each) => (each === tag ? checked : open.includes(each))),
                )
              }
            >
              {fill(opening.isOpen, { language })}
            </Checkbox>
            <div id={`${hint}-${tag}`} className={styles.consequences}>
              <p>
                {isOpen ? (
                  <Sentence of={opening.open} language={language} address={address} text={textOf(main.tag)} />
                ) : (
                  <Sentence of={opening.closed} address={address} text={textOf(tag)} />
                )}
              </p>
              {counts && <p>{fill(board.summary, countsIn(counts, tag))}</p>}
            </div>
          </div>
        )
      })}
      <OtherVersion other={other} label={sections.languages} show={namesOf} />
    </div>
  )
}
