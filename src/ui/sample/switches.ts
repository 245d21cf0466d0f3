import { createContext, use } from 'react'
import { roles, type Role } from '#domain/access/role.ts'
import type { DataSetName } from './data-sets.ts'

/** The toolbar's default role: each story uses the one it needs. */
export const storyRole = 'as the story has it'

export const switchedRoles = [storyRole, 'signed out', ...roles] as const
type SwitchedRole = (typeof switchedRoles)[number]

/** The toolbar's choices for stories on the memory adapters. */
export interface Switches {
  readonly role: SwitchedRole
  readonly data: DataSetName
}

export const SwitchesContext = createContext<Switches>({ role: storyRole, data: 'few' })

export const useSwitches = (): Switches => use(SwitchesContext)

/** The role of a story: its own, else the toolbar's, else its usual one. */
export const roleOf = (
  own: Role | 'signed out' | undefined,
  switched: SwitchedRole,
  usual: Role | undefined,
): Role | undefined => {
  const role = own ?? (switched === storyRole ? usual : switched)
  return role === 'signed out' ? undefined : role
}
