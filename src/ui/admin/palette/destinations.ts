import { permits } from '#domain/access/permission.ts'
import type { Role } from '#domain/access/role.ts'
import { screens, type Screen } from '#domain/access/screens.ts'
import { fold, searchWords } from '#domain/content/search-text.ts'
import type { Found } from '#domain/machines/search-machine.ts'
import type { Command, CommandGroup } from '#ui/design/command-list/command-list.tsx'
import { accountSection, contentSections, type Section } from '../sections.ts'
import { navigation } from '../shell/navigation.ts'

/** Where one can go. */
export interface Destination extends Command {
  readonly screen: Screen
  readonly item?: string
}

export interface Destinations extends CommandGroup {
  readonly commands: ReadonlyArray<Destination>
}

const sections: ReadonlyArray<readonly [kind: string, Section]> = [
  ...Object.entries(contentSections),
  ['account', accountSection],
]

/** What a role may look for: the contents and the admin users that it may edit. */
export const kindsOf = (role: Role): ReadonlyArray<string> =>
  sections
    .filter(
      ([
        ,
        {
          screens: [, , edit],
        },
      ]) => permits(role, screens[edit]),
    )
    .map(([kind]) => kind)

const everyScreen: ReadonlyArray<Destination> = [
  ...navigation.flatMap(({ places }) =>
    places.map(({ label, icon, screens: [screen] }) => ({ id: screen, label, icon, screen })),
  ),
  ...sections.map(
    ([
      ,
      {
        add,
        screens: [, screen],
      },
    ]) => ({
      id: screen,
      label: add,
      icon: 'plus' as const,
      screen,
    }),
  ),
  { id: 'account', label: 'Account', icon: 'user-round', screen: 'account' },
]

/** The screens of a role whose names hold every word of what was typed. */
export const screensFor = (role: Role, typed: string): Destinations => {
  const words = searchWords(typed)
  const named = (label: string) => words.every((word) => fold(label).includes(word))
  return {
    title: 'Screens',
    commands: everyScreen.filter(({ screen, label }) => permits(role, screens[screen]) && named(label)),
  }
}

/** What was found, a group for each kind. */
export const itemsFor = (found: ReadonlyArray<Found>): ReadonlyArray<Destinations> =>
  sections.map(
    ([
      kind,
      {
        label: title,
        icon,
        screens: [, , screen],
      },
    ]) => ({
      title,
      commands: found
        .filter((one) => one.kind === kind)
        .map(({ id, title: label }) => ({ id: `${screen} ${id}`, label, icon, screen, item: id })),
    }),
  )
