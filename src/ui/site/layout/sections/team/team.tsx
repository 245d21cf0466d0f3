import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { useSiteWords } from '#ui/words/use-site-words.ts'
import { Picture } from '../../picture/picture.tsx'
import type { TeamMember } from './team-member.ts'
import * as styles from './team.css.ts'
import { section, wrap } from '../../width.css.ts'
import { dirAndLang } from '../../../format/dir-and-lang.ts'
import { useHref } from '../../../language/page-language-context.ts'

/** The team, and a link to the open positions. */
export function Team({ team }: { team: ReadonlyArray<TeamMember> }) {
  const hrefOf = useHref()
  const { team: words } = useSiteWords()
  if (team.length === 0) return null
  return (
    <section className={classNames(section, styles.ground)}>
      <div className={wrap}>
        <h2 className={styles.title}>{words.title}</h2>
        <ul className={styles.people}>
          {team.map(({ id, name, designation, image, description }) => (
            <li key={id} className={styles.person}>
              {image && (
                <Picture
                  src={image}
                  alt={name}
                  sizes="(width >= 1440px) 304px, (width >= 1024px) 22vw, 45vw"
                  className={styles.portrait}
                />
              )}
              <h3 {...dirAndLang(name)} className={styles.name}>
                {name}
              </h3>
              {designation && (
                <p {...dirAndLang(designation)} className={styles.designation}>
                  {designation}
                </p>
              )}
              {paragraphs(description).map((paragraph, at) => (
                <p key={at} {...dirAndLang(paragraph)} className={styles.text}>
                  {paragraph}
                </p>
              ))}
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
