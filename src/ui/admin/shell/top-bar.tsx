import { useState } from 'react'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { onNavy } from '#ui/design/style/on-navy.css.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { BrandLogo } from '../screen-parts/brand-logo.tsx'
import { NavigationSheet } from './navigation-sheet.tsx'
import * as styles from './top-bar.css.ts'
import { UserMenu } from './user/user-menu.tsx'

export interface TopBarProps {
  user: SignedInUser
  onSignOut: () => void
  onFind: () => void
}

/** Replaces the rail in a narrow window. */
export function TopBar({ user, onSignOut, onFind }: TopBarProps) {
  const { navigation, palette } = useOfficeWords()
  const [open, setOpen] = useState(false)
  return (
    <header className={classNames(styles.bar, onNavy)}>
      <IconButton
        icon="menu"
        label={navigation.open}
        variant="onNavy"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <BrandLogo />
      <div className={styles.end}>
        <IconButton
          icon="search"
          label={palette.open}
          variant="onNavy"
          aria-haspopup="dialog"
          onClick={onFind}
        />
        <UserMenu user={user} onSignOut={onSignOut} place="bar" />
      </div>
      {open && <NavigationSheet role={user.role} onClose={() => setOpen(false)} />}
    </header>
  )
}
