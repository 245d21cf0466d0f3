import { useEffect } from 'react'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { templateActors } from '#ui/actors/desk/template-actors.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'
import { useOwnLocation } from '../shell/navigation/own-location.ts'
import { ScreenAnchor, ScreenText } from '../shell/navigation/screen-link.tsx'
import { TemplateForm } from './template-form.tsx'
import { newTemplate, templateSearch } from './template-search.ts'
import * as styles from './templates.css.ts'

/** Templates of answers: all of them, and the opened one to change. */
export function TemplatesPart() {
  const { list } = useActors().staff().desk.templates(templateActors)
  const { value, failure, fetch } = useReading(list)
  const { search } = useOwnLocation()
  const { templates: words } = useDeskWords()
  const failures = useFailureWords()
  const { nameOf } = useLanguageNames()
  const languages = useSiteLanguages()
  useEffect(fetch, [fetch])
  if (value === undefined)
    return (
      <Card>
        {failure ? (
          <NotFetched wording={failures.templates} failure={failure} onRetry={fetch} />
        ) : (
          <SkeletonRows count={6} />
        )}
      </Card>
    )
  const asked = search['template']
  const opened = asked === newTemplate ? undefined : (value.find(({ id }) => id === asked) ?? value[0])
  return (
    <div className={styles.columns}>
      <Card
        title={count(words.count, value.length)}
        action={
          <ScreenText screen="Desk" search={templateSearch(newTemplate)} variant="action">
            {words.add}
          </ScreenText>
        }
      >
        <ul aria-label={words.list} className={styles.list}>
          {value.map(({ id, name, offeredFor, texts }) => (
            <li key={id}>
              <ScreenAnchor
                screen="Desk"
                search={templateSearch(id)}
                aria-current={id === opened?.id ? 'page' : undefined}
                className={styles.row}
              >
                <bdi className={styles.name}>{name}</bdi>
                <span className={styles.offer}>{words.offers[offeredFor]}</span>
                {languages
                  .filter(({ tag }) => texts[tag] === undefined)
                  .map(({ tag }) => (
                    <Tag key={tag} tone="buff">
                      {fill(words.missing, { language: nameOf(tag) })}
                    </Tag>
                  ))}
              </ScreenAnchor>
            </li>
          ))}
        </ul>
      </Card>
      <TemplateForm key={opened?.id ?? newTemplate} template={opened} />
    </div>
  )
}
