import { plainAddress } from '#domain/picture/picture-source.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { Breadcrumb } from '#ui/design/layout/breadcrumb/breadcrumb.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { useHref } from '../language/page-language-context.ts'
import { TextWithin } from '../language/text-within.tsx'
import { useFallbackOf, useLangOf } from '../language/use-lang-of.ts'
import { Picture } from '../layout/picture/picture.tsx'
import { DescriptionOf } from '../layout/rich-text/description-of.tsx'
import * as article from '../news/article-view.css.ts'
import type { PersonData } from './person-data.ts'
import * as styles from './person-page.css.ts'

/** A team member of whom there is more to say than fits the card. */
export function PersonPage({ person }: PersonData) {
  const hrefOf = useHref()
  const langOf = useLangOf()
  const fallbackOf = useFallbackOf()
  const { places, team } = useSiteWords()
  const { name, designation, image } = person
  return (
    <div className={styles.page}>
      <Breadcrumb className={styles.crumbs}>
        <a href={hrefOf('/about')}>{places.about}</a>
        <span aria-current="page">
          <TextWithin of={person} field="name" />
        </span>
      </Breadcrumb>
      <div className={styles.words}>
        <h1 {...langOf(person, 'name')} className={article.title}>
          {name}
        </h1>
        {designation && (
          <p {...langOf(person, 'designation')} className={styles.designation}>
            {designation}
          </p>
        )}
        <DescriptionOf
          of={person}
          headings={2}
          hasLead
          sizes="(width >= 1024px) 58vw, 92vw"
          bodyClassName={article.body}
          className={article.paragraph}
        />
      </div>
      {image && (
        <div>
          <Picture
            src={image}
            alt={name}
            {...fallbackOf(person, 'name')}
            loading="first"
            sizes="(width >= 1024px) 30vw, 92vw"
            className={styles.portrait}
          />
          <TextLink variant="action" href={plainAddress(image)} download>
            {team.portrait}
          </TextLink>
        </div>
      )}
    </div>
  )
}
