import { classNames } from '#ui/design/style/class-names.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { useSiteWords } from '#ui/words/use-site-words.ts'
import { Picture } from '../../picture/picture.tsx'
import type { TeamMember } from './team-member.ts'
import * as styles from './team.css.ts'
import { section, wrap } from '../../width.css.ts'
import { ParagraphsOf } from '../../../language/paragraphs-of.tsx'
import { useFallbackOf, useLangOf } from '../../../language/use-lang-of.ts'
import { useHref } from '../../../language/page-language-context.ts'

/** The team, and a link to the open positions. */
export function Team({ team }: { team: ReadonlyArray<TeamMember> }) {
  const hrefOf = useHref()
  const { team: words } = useSiteWords()
  const langOf = useLangOf()
  const fallbackOf = useFallbackOf()
  if (team.length === 0) return null
  return (
    <section className={classNames(section, styles.ground)}>
      <div className={wrap}>
        <h2 className={styles.title}>{words.title}</h2>
        <ul className={styles.people}>
          {team.map((member) => (
            <li key={member.id} className={styles.person}>
              {member.image && (
                <Picture
                  src={member.image}
                  alt={member.name}
                  {...fallbackOf(member, 'name')}
                  sizes="(width >= 1440px) 304px, (width >= 1024px) 22vw, 45vw"
                  className={styles.portrait}
                />
              )}
              <h3 {...langOf(member, 'name')} className={styles.name}>
                {member.name}
              </h3>
              {member.designation && (
                <p {...langOf(member, 'designation')} className={styles.designation}>
                  {member.designation}
                </p>
              )}
              <ParagraphsOf of={member} field="description" className={styles.text} />
            </li>
          ))}
          <li className={styles.invitation}>
            <p className={styles.invitationText}>{words.invitation}</p>
            <TextLink variant="action" icon="arrow-right" href={hrefOf('/career')}>
              {words.positions}
            </TextLink>
          </li>
        </ul>
      </div>
    </section>
  )
}
