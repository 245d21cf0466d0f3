import { writtenPersonalCounts } from '#domain/privacy/personal-data.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { personalDataWording } from '#domain/wording/account-wording.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { isLacking } from '#ui/actors/announce/lacking.ts'
import { useTitle } from '../screen-parts/title.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { FoundPerson } from './found-person.tsx'
import { PersonForm } from './person-form.tsx'
import * as styles from './personal-data.css.ts'

/** What one visitor or applicant has left: it is found by an e-mail address, handed over, and erased. */
export function PersonalDataScreen() {
  const { personalData } = useActors().staff()
  const find = useRequest(personalData.find)
  const erase = useRequest(personalData.erase)
  const exporting = useSelector(personalData.handOver, (state) => state.matches('downloading'))
  const [asking, setAsking] = useState(false)
  useTitle('Personal data')

  const { send: look } = find
  const erasedOf = erase.done ? erase.input : undefined
  useEffect(() => {
    if (erasedOf !== undefined) look(erasedOf)
  }, [erasedOf, look])

  const { input: email = '', answer: found } = find
  return (
    <>
      <PageTitle title="Personal data" note="What visitors and applicants have left, found by their email." />
      <div className={styles.cards}>
        {isLacking(find.failure) ? (
          <Card>
            <EmptyState title="No personal data" text="This back end does not look for them." />
          </Card>
        ) : (
          <PersonForm
            busy={find.busy}
            failure={find.failure}
            onFind={(person) => {
              setAsking(false)
              erase.clear()
              find.send(person)
            }}
          />
        )}
        {erase.done && erase.answer && (
          <Notice tone="success">
            {personalDataWording.removed}: {writtenPersonalCounts(erase.answer)}.
          </Notice>
        )}
        {found && (
          <>
            <FoundPerson
              email={email}
              found={found}
              exporting={exporting}
              onExport={() => personalData.handOver.send({ type: 'download.start', wanted: email })}
              onErase={() => {
                erase.clear()
                setAsking(true)
              }}
            />
            <EraseDialog
              open={asking && !erase.done}
              email={email}
              counts={found.counts}
              busy={erase.busy}
              failure={erase.failure}
              onErase={() => erase.send(email)}
              onClose={() => setAsking(false)}
            />
          </>
        )}
      </div>
    </>
  )
}
