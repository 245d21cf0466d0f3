import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import { useId, useRef, useState } from 'react'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { Avatar } from '#ui/design/data/avatar/avatar.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { ScreenAnchor } from '../navigation/screen-link.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import * as styles from './user-menu.css.ts'

export interface UserMenuProps {
  user: SignedInUser
  onSignOut: () => void
  place: keyof typeof styles.place
}

/** The signed-in person's menu. */
export function UserMenu({ user, onSignOut, place }: UserMenuProps) {
  const { roles, screens, shortcuts, user: userWords } = useOfficeWords()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.opener}>
        <Avatar name={user.name} />
        {place === 'rail' ? (
          <span className={styles.name}>
            {user.name}
            <small className={styles.role}>{roles[user.role]}</small>
          </span>
        ) : (
          <VisuallyHidden>{user.name}</VisuallyHidden>
        )}
      </button>
      <div ref={menu} id={id} popover="auto" className={`${styles.menu} ${styles.place[place]}`}>
        <p className={styles.person}>
          {user.name}
          <br />
          <span className={styles.email}>{user.email}</span>
        </p>
        <ScreenAnchor screen="account" className={styles.item} onClick={() => menu.current?.hidePopover()}>
          <Icon name={officeIcons['user-round']} size="md" />
          {screens.account}
        </ScreenAnchor>
        <button
          type="button"
          aria-haspopup="dialog"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={styles.item}
          onClick={() => setShowsKeys(true)}
        >
          <Icon name="info" size="md" />
          {shortcuts.title}
        </button>
        <button type="button" className={styles.item} onClick={onSignOut}>
          <Icon name="log-out" size="md" />
          {userWords.signOut}
        </button>
        <ThemeSwitch />
      </div>
      <Shortcuts open={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  )
}
