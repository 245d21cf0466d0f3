import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { onNavy } from '#ui/design/style/on-navy.css.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { PaletteButton } from './palette/palette-button.tsx'
import { ScreenAnchor } from './navigation/screen-link.tsx'
import { BrandLogo } from '../screen-parts/brand-logo.tsx'
import { NavigationList } from './navigation-list.tsx'
import * as styles from './rail.css.ts'
import { useUnread } from './use-unread.ts'
import { UserMenu } from './user/user-menu.tsx'

export interface RailProps {
  user: SignedInUser
  onSignOut: () => void
  onFind: () => void
}

export function Rail({ user, onSignOut, onFind }: RailProps) {
  const { user: userWords } = useOfficeWords()
  const scroller = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  useUnread(user.role)
  // The current entry may be below the fold.
  useEffect(() => {
    scroller.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [pathname])
  return (
    <header className={classNames(styles.rail, onNavy)}>
      <ScreenAnchor screen="dashboard" className={styles.home} aria-current={undefined}>
        <BrandLogo />
      </ScreenAnchor>
      <PaletteButton onPress={onFind} />
      <div ref={scroller} className={styles.scroller}>
        <NavigationList role={user.role} />
      </div>
      <div className={styles.foot}>
        <div className={styles.person}>
          <UserMenu user={user} onSignOut={onSignOut} place="rail" />
          <IconButton
            icon="log-out"
            label={userWords.signOut}
            size="sm"
            variant="onNavy"
            onClick={onSignOut}
            className={styles.signOut}
          />
        </div>
      </div>
    </header>
  )
}
