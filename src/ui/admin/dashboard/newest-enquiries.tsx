import { useSelector } from '@xstate/react'
import type { ReceivedEnquiry } from '#domain/mail/inbox/received-mail.ts'
import { nameOf } from '#domain/wording/name-of.ts'
import { Avatar, avatarTones } from '#ui/design/data/avatar/avatar.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { MailLink } from '../inbox/mail-link.tsx'
import type { ListActor } from '#ui/actors/bridge/list-machine-of.ts'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { useDashboardWords } from '#ui/words/office/use-dashboard-words.ts'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import { ScreenText } from '../shell/navigation/screen-link.tsx'
import * as styles from './dashboard.css.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'

export const newestShown = 5

export function NewestEnquiries({ actor }: { actor: ListActor<ReceivedEnquiry> }) {
  const { enquiries: words } = useDashboardWords()
  const { types } = useInboxWords()
  const { items, total, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const { failures } = useFailureWords().enquiries
  const enquiries = items.slice(0, newestShown)
  const fetch = () => actor.send({ type: 'list.fetch', query: { size: newestShown } })
  return (
    <Card
      title={words.newest}
      action={
        <ScreenText screen="enquirymails" variant="plain">
          {words.seeAll}
        </ScreenText>
      }
    >
      {failure ? (
        <NotFetched wording={failures.fetch} failure={failure} onRetry={fetch} />
      ) : total === undefined ? (
        <SkeletonRows count={newestShown} />
      ) : (
        <ul className={styles.newest}>
          {enquiries.length === 0 && <li className={styles.nothing}>{words.none}</li>}
          {enquiries.map((enquiry, index) => (
            <li key={enquiry.id}>
              <MailLink screen="enquirymails" mail={enquiry.id} className={styles.enquiry}>
                <Avatar
                  name={`${enquiry.firstName} ${enquiry.lastName}`}
                  tone={avatarTones[index % avatarTones.length]}
                />
                <span className={styles.words}>
                  <b className={styles.sender}>
                    {enquiry.firstName} {enquiry.lastName}
                  </b>
                  <span dir="auto" className={styles.message}>
                    {enquiry.message}
                  </span>
                </span>
                <Tag tone={enquiry.type === 'Business' ? 'buff' : 'shoal'}>{nameOf(types, enquiry.type)}</Tag>
              </MailLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
