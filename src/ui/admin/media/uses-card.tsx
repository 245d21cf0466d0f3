import type { PictureDetails } from '#domain/picture/library-picture.ts'
import type { PictureUse } from '#domain/picture/picture-use.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useMediaWords } from '#ui/words/content/use-media-words.ts'
import { ScreenAnchor, type ScreenTarget } from '../shell/navigation/screen-link.tsx'
import { contentSections } from '../shell/navigation/admin-sections.ts'
import { useFieldNames } from '../publishing/editor/field-names.ts'
import { useSubjectName } from '../publishing/links/subject-name.ts'
import { useInShownLanguage } from '../screen-parts/in-shown-language.ts'
import { useTimes } from '../screen-parts/times.ts'
import * as styles from './media.css.ts'

const targetOf = ({ subject, itemId, draftId, dueAt }: PictureUse): ScreenTarget => {
  const search = draftId !== undefined && (dueAt !== undefined || itemId === '') ? { draft: draftId } : {}
  if (subject === 'homePage') return { screen: 'HomePage', search }
  const [, add, edit] = contentSections[subject].screens
  return { screen: itemId === '' ? add : edit, id: itemId, search }
}

/** The places of a picture, as links to their editors. */
export function UsesCard({ picture: { useCount, uses, otherUses } }: { picture: PictureDetails }) {
  const words = useMediaWords().picture
  return (
    <Card title={useCount === 0 ? words.notUsed : count(words.uses, useCount)}>
      {useCount > 0 && (
        <div className={styles.body}>
          <ul className={styles.uses}>
            {uses.map((use) => (
              <Place key={[use.state, use.subject, use.draftId ?? use.itemId].join()} use={use} />
            ))}
          </ul>
          {otherUses > 0 && <p className={styles.note}>{count(words.otherUses, otherUses)}</p>}
        </div>
      )}
    </Card>
  )
}

function Place({ use }: { use: PictureUse }) {
  const words = useMediaWords().picture
  const subject = useSubjectName()(use.subject)
  const fieldNames = useFieldNames(use.subject)
  const { fullTime } = useTimes()
  const { state, dueAt, title, field } = useInShownLanguage()(use)
  const label = () => {
    if (state === 'live') return undefined
    return dueAt === undefined ? words.states[state] : fill(words.scheduled, { time: fullTime(dueAt) })
  }
  const tag = label()
  return (
    <li className={styles.place}>
      <span>{subject}</span>
      <span>
        <ScreenAnchor {...targetOf(use)} className={styles.placeLink}>
          <bdi>{title || (use.subject === 'homePage' ? subject : words.untitled)}</bdi>
        </ScreenAnchor>
        <br />
        <span className={styles.field}>{fieldNames([field])}</span>{' '}
        {tag !== undefined && <Tag tone="shoal">{tag}</Tag>}
      </span>
    </li>
  )
}
