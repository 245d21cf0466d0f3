import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import type { Position } from './career-data.ts'
import { applyAddress } from './career-search.ts'
import { PositionFacts } from './position-facts.tsx'
import * as styles from './positions.css.ts'
import { DescriptionOf, hasMore } from '../layout/rich-text/description-of.tsx'
import { TextWithin } from '../language/text-within.tsx'
import { useLettersOf } from '../language/use-lang-of.ts'
import { useHref } from '../language/page-language-context.ts'

/** One row per position. Its title leads to its page, and so does Apply, unless the boot script opens the popup by the `data-…`. */
export function Positions({ positions }: { positions: ReadonlyArray<Position> }) {
  const hrefOf = useHref()
  const { careers } = useSiteWords()
  return (
    <ul className={styles.positions}>
      {positions.map((position) => (
        <li key={position.id} className={styles.position}>
          <Description position={position} />
          <PositionFacts position={position} />
          <ButtonLink
            variant="line"
            href={hrefOf(applyAddress(position))}
            data-apply={position.id}
            data-title={position.title}
            data-company={position.company}
            data-location={position.location}
            data-untranslated={position.untranslated?.join(' ')}
            className={styles.apply}
          >
            {careers.apply}
            <VisuallyHidden>
              <Sentence of={careers.applyFor} title={<TextWithin of={position} field="title" />} />
            </VisuallyHidden>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

const described = {
  headings: 4,
  sizes: '(width >= 768px) 33vw, 92vw',
  bodyClassName: styles.body,
  className: styles.text,
} as const

function Description({ position }: { position: Position }) {
  const hrefOf = useHref()
  const { careers } = useSiteWords()
  const lettersOf = useLettersOf()
  return (
    <div className={styles.words}>
      <h3 className={styles.title}>
        <a href={hrefOf(applyAddress(position))} {...lettersOf(position.title)} className={styles.link}>
          <TextWithin of={position} field="title" marked />
        </a>
      </h3>
      <DescriptionOf of={position} part="first" {...described} />
      {hasMore(position) && (
        <details>
          <summary className={styles.more}>
            {careers.more}
            <VisuallyHidden>
              <Sentence of={careers.moreAbout} title={<TextWithin of={position} field="title" />} />
            </VisuallyHidden>
          </summary>
          <DescriptionOf of={position} part="others" {...described} />
        </details>
      )}
    </div>
  )
}
