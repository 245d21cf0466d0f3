import { createContext, use } from 'react'
import { roles, type Role } from '#domain/role.ts'
import type { DataSetName } from './data-sets.ts'

/** The role that the toolbar of Storybook offers first: every story has the one that it needs. */
export const storysOwn = 'as the story has it'

export const switchedRoles = [storysOwn, 'nobody', ...roles] as const
export type SwitchedRole = (typeof switchedRoles)[number]

/** What the toolbar of Storybook chooses for every story that works on the memory adapters. */
export interface Switches {
  readonly role: SwitchedRole
  readonly data: DataSetName
}

export const SwitchesContext = createContext<Switches>({ role: storysOwn, data: 'few' })

export const useSwitches = (): Switches => use(SwitchesContext)

/** Who looks: what the story says, else what the toolbar says, else who usually does. */
export const roleOf = (
  own: Role | 'nobody' | undefined,
  switched: SwitchedRole,
  usual: Role | undefined,
): Role | undefined => {
  const role = own ?? (switched === storysOwn ? usual : switched)
  return role === 'nobody' ? undefined : role
}
