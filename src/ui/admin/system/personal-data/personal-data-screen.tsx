import { personalCountsText } from '#domain/privacy/personal-counts-text.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fill } from '#domain/wording/template.ts'
import { personalDataActors } from '#ui/actors/inbox/personal-data-actors.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { isMissing } from '#ui/actors/announcements/is-missing.ts'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { useTitle } from '../../screen-parts/use-title.ts'
import { ErasePersonalDataDialog } from './erase-personal-data-dialog.tsx'
import { FoundPerson } from './found-person.tsx'
import { PersonForm } from './person-form.tsx'
import * as styles from './personal-data.css.ts'

/** Finds, exports and erases the personal data of a visitor or an applicant. */
export function PersonalDataScreen() {
  const personalData = useActors().staff().personalData(personalDataActors)
  const find = useRequest(personalData.find)
  const erase = useRequest(personalData.erase)
  const exporting = useSelector(personalData.download, (state) => state.matches('downloading'))
  const [confirming, setConfirming] = useState(false)
  const words = useAccountWords()
  const { personalData: historyWords } = useHistoryWords()
  const title = useOfficeWords().screens.PersonalData
  useTitle(title)

  const { send: search } = find
  const erasedEmail = erase.done ? erase.input : undefined
  useEffect(() => {
    if (erasedEmail !== undefined) search(erasedEmail)
  }, [erasedEmail, search])

  const { input: email = '', response: found } = find
  return (
    <>
      <PageTitle title={title} note={words.personalData.note} />
      <div className={styles.cards}>
        {isMissing(find.failure) ? (
          <Card>
            <EmptyState title={words.personalData.none} text={words.personalData.notOffered} />
          </Card>
        ) : (
          <PersonForm
            busy={find.busy}
            failure={find.failure}
            onFind={(person) => {
              setConfirming(false)
              erase.clear()
              find.send(person)
            }}
          />
        )}
        {erase.done && erase.response && (
          <Notice tone="success">
            {fill(words.personalData.erased, { counts: personalCountsText(erase.response, historyWords) })}
          </Notice>
        )}
        {found && (
          <>
            <FoundPerson
              email={email}
              found={found}
              exporting={exporting}
              onExport={() => personalData.download.send({ type: 'download.start', input: email })}
              onErase={() => {
                erase.clear()
                setConfirming(true)
              }}
            />
            <ErasePersonalDataDialog
              open={confirming && !erase.done}
              email={email}
              counts={found.counts}
              busy={erase.busy}
              failure={erase.failure}
              onErase={() => erase.send(email)}
              onClose={() => setConfirming(false)}
            />
          </>
        )}
      </div>
    </>
  )
}
