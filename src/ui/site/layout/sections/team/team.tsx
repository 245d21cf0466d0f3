import { Fragment } from 'react'
import { boards } from '#domain/content/team-member.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { Picture } from '../../picture/picture.tsx'
import type { TeamMember } from './team-member.ts'
import * as styles from './team.css.ts'
import { section, wrap } from '../../width.css.ts'
import { ParagraphsOf } from '../../../language/paragraphs-of.tsx'
import { useFallbackOf, useLangOf } from '../../../language/use-lang-of.ts'
import { useHref } from '../../../language/page-language-context.ts'

/** The team by its groups, and a link to the open positions. */
export function Team({ team }: { team: ReadonlyArray<TeamMember> }) {
  const hrefOf = useHref()
  const { team: words } = useSiteWords()
  if (team.length === 0) return null
  const groups = [undefined, ...boards]
    .map((board) => ({ board, members: team.filter((member) => member.board === board) }))
    .filter(({ members }) => members.length > 0)
  return (
    <section className={classNames(section, styles.ground)}>
      <div className={wrap}>
        <h2 className={styles.title}>{words.title}</h2>
        {groups.map(({ board, members }, at) => (
          <Fragment key={board ?? ''}>
            {board && (
              <h3 className={classNames(styles.group, at > 0 && styles.next)}>{words.groups[board]}</h3>
            )}
            <ul className={styles.people}>
              {members.map((member) => (
                <li key={member.id} id={`person-${member.id}`} className={styles.person}>
                  <Card member={member} Name={board ? 'h4' : 'h3'} />
                </li>
              ))}
              {at === groups.length - 1 && (
                <li className={styles.invitation}>
                  <p className={styles.invitationText}>{words.invitation}</p>
                  <TextLink variant="action" icon="arrow-right" href={hrefOf('/career')}>
                    {words.positions}
                  </TextLink>
                </li>
              )}
            </ul>
          </Fragment>
        ))}
      </div>
    </section>
  )
}

function Card({ member, Name }: { member: TeamMember; Name: 'h3' | 'h4' }) {
  const hrefOf = useHref()
  const langOf = useLangOf()
  const fallbackOf = useFallbackOf()
  const { name, designation, image, page } = member
  return (
    <>
      {image && (
        <Picture
          src={image}
          alt={name}
          {...fallbackOf(member, 'name')}
          sizes="(width >= 1440px) 304px, (width >= 1024px) 22vw, 45vw"
          className={styles.portrait}
        />
      )}
      <Name {...langOf(member, 'name')} className={styles.name}>
        {page ? (
          <a href={hrefOf(page)} className={styles.link}>
            {name}
          </a>
        ) : (
          name
        )}
      </Name>
      {designation && (
        <p {...langOf(member, 'designation')} className={styles.designation}>
          {designation}
        </p>
      )}
      <ParagraphsOf of={member} field="description" className={styles.text} />
    </>
  )
}
