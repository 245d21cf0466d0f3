import { permits } from '#domain/access/permission.ts'
import { editOf, isContentTypeName } from '#domain/history/subject.ts'
import type { LinkingItem } from '#domain/addresses/links/link.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { ScreenAnchor } from '../../shell/navigation/screen-link.tsx'
import { contentSections } from '../../shell/navigation/admin-sections.ts'
import { useFieldNames } from '../../publishing/editor/field-names.ts'
import { useSubjectName } from '../../publishing/links/subject-name.ts'
import * as styles from './links.css.ts'

/** Where a link stands, with a link to its editor for those who may use it. */
export function LinkPlace({ link }: { link: LinkingItem }) {
  const { subject, itemId, title, field } = link
  const { user } = useSession()
  const subjectName = useSubjectName()(subject)
  const fieldNames = useFieldNames(subject)
  const name = <bdi>{title || subjectName}</bdi>
  const mayEdit = user !== null && permits(user.role, editOf(subject))
  const screen = isContentTypeName(subject) ? contentSections[subject].screens[2] : 'HomePage'
  return (
    <>
      {mayEdit ? (
        <ScreenAnchor screen={screen} id={itemId} className={styles.place}>
          {name}
        </ScreenAnchor>
      ) : (
        name
      )}{' '}
      <span className={styles.field}>
        {subjectName}, {fieldNames([field])}
      </span>
    </>
  )
}
