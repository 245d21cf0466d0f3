import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Role } from '#domain/access/role.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { onNavy } from '#ui/design/style/on-navy.css.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { BrandLogo } from '../screen-parts/brand-logo.tsx'
import * as styles from './navigation-sheet.css.ts'
import { NavigationList } from './navigation-list.tsx'

export interface NavigationSheetProps {
  role: Role
  onClose: () => void
}

export function NavigationSheet({ role, onClose }: NavigationSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { navigation: words } = useOfficeWords()
  const { pathname } = useLocation()
  const opened = useRef(pathname)
  const close = () => dialog.current?.close()

  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (pathname !== opened.current) close()
  }, [pathname])
  // Links and Back close it before the screen asks about unsaved changes, as the question would be under the sheet.
  useEffect(() => {
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-label={words.sheet}
      className={classNames(styles.sheet, onNavy)}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.head}>
        <BrandLogo />
        <IconButton icon="x" label={words.close} variant="onNavy" onClick={close} />
      </div>
      <NavigationList role={role} onFollow={close} />
    </dialog>
  )
}
