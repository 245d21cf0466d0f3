import { permits } from '#domain/access/permission.ts'
import type { Role } from '#domain/role.ts'
import { screens, type Screen } from '#domain/access/screens.ts'
import { fold, searchWords } from '#domain/content/list/search-text.ts'
import type { Found } from '#domain/machines/search-machine.ts'
import type { Command, CommandGroup } from '#ui/design/overlay/command-list/command-list.tsx'
import type { IconName } from '#ui/design/layout/icon/icons.ts'
import type { SearchParams } from '../../navigation/search-params.ts'
import { accountSection, contentSections, type Section } from '../../navigation/sections.ts'
import { navigation } from '../../navigation/navigation.ts'

/** A screen or an item that the palette opens. */
export interface Destination extends Command {
  readonly screen: Screen
  readonly item?: string
  readonly search?: SearchParams
}

export interface Destinations extends CommandGroup {
  readonly commands: ReadonlyArray<Destination>
}

const sections: ReadonlyArray<readonly [kind: string, Section]> = [
  ...Object.entries(contentSections),
  ['account', accountSection],
]

/** A kind of item that the palette searches. */
interface Kind {
  readonly kind: string
  readonly title: string
  readonly icon: IconName
  readonly list: Screen
  /** Where an item that a search for `q` has found is opened. */
  readonly opens: (id: string, q: string) => Pick<Destination, 'screen' | 'item' | 'search'>
}

const inbox = (kind: string, title: string, icon: IconName, list: Screen): Kind => ({
  kind,
  title,
  icon,
  list,
  opens: (open, q) => ({ screen: list, search: { q, open } }),
})

const kinds: ReadonlyArray<Kind> = [
  ...sections.map(
    ([
      kind,
      {
        label: title,
        icon,
        screens: [list, , screen],
      },
    ]) => ({
      kind,
      title,
      icon,
      list,
      opens: (item: string) => ({ screen, item }),
    }),
  ),
  inbox('enquiries', 'Enquiry mails', 'inbox', 'enquirymails'),
  inbox('profiles', 'Profile mails', 'file-user', 'profilemails'),
]

/** The kinds of items that a role may search. */
export const kindsOf = (role: Role): ReadonlyArray<string> =>
  kinds.filter(({ list }) => permits(role, screens[list])).map(({ kind }) => kind)

const everyScreen: ReadonlyArray<Destination> = [
  ...navigation.flatMap(({ entries }) =>
    entries.map(({ label, icon, screens: [screen] }) => ({ id: screen, label, icon, screen })),
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

/** The screens of a role whose names contain every typed word. */
export const screensFor = (role: Role, typed: string): Destinations => {
  const words = searchWords(typed)
  const matches = (label: string) => words.every((word) => fold(label).includes(word))
  return {
    title: 'Screens',
    commands: everyScreen.filter(({ screen, label }) => permits(role, screens[screen]) && matches(label)),
  }
}

/** The results of a search for `q`, one group for each kind, with a link to the list if there are more. */
export const itemsFor = (found: ReadonlyArray<Found>, q: string): ReadonlyArray<Destinations> =>
  kinds.map(({ kind, title, icon, list, opens }) => {
    const { items = [], total = 0, totalAtLeast = false } = found.find((group) => group.kind === kind) ?? {}
    const all = `${totalAtLeast ? 'more than ' : ''}${total.toLocaleString('en')}`
    const more = { id: `${list} all`, label: `Show all ${all} in ${title}`, icon: 'search' as const }
    return {
      title,
      commands: [
        ...items.map((item) => ({
          id: `${list} ${item.id}`,
          label: item.title.trim() || 'Untitled',
          icon,
          ...opens(item.id, q),
        })),
        ...(total > items.length ? [{ ...more, screen: list, search: { q } }] : []),
      ],
    }
  })
