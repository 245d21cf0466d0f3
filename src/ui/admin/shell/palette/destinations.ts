import { permits } from '#domain/access/permission.ts'
import type { Role } from '#domain/access/role.ts'
import { screens, type Screen } from '#domain/access/screens.ts'
import { fold, searchWords } from '#domain/content/list/search-text.ts'
import type { Found } from '#domain/machines/search-machine.ts'
import { numberText } from '#domain/wording/counted.ts'
import { office, type OfficeWords } from '#domain/wording/en/office/office.ts'
import { fill } from '#domain/wording/template.ts'
import type { Command, CommandGroup } from '#ui/design/overlay/command-list/command-list.tsx'
import type { IconSource } from '#ui/design/layout/icon/icons.ts'
import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import type { SearchParams } from '../navigation/search-params.ts'
import { accountSection, contentSections, type AdminSection } from '../navigation/admin-sections.ts'
import { navigation } from '../navigation/navigation.ts'

/** A screen or an item that the palette opens. */
export interface PaletteDestination extends Command {
  readonly screen: Screen
  readonly item?: string
  readonly search?: SearchParams
}

export interface Destinations extends CommandGroup {
  readonly commands: ReadonlyArray<PaletteDestination>
}

const sections: ReadonlyArray<readonly [kind: string, AdminSection]> = [
  ...Object.entries(contentSections),
  ['account', accountSection],
]

/** A kind of item that the palette searches. */
interface Kind {
  readonly kind: string
  readonly icon: IconSource
  readonly list: Screen
  /** Where an item that a search for `q` has found is opened. */
  readonly opens: (id: string, q: string) => Pick<PaletteDestination, 'screen' | 'item' | 'search'>
}

const inbox = (kind: string, icon: IconSource, list: Screen): Kind => ({
  kind,
  icon,
  list,
  opens: (open, q) => ({ screen: list, search: { q, open } }),
})

const kinds: ReadonlyArray<Kind> = [
  ...sections.map(
    ([
      kind,
      {
        icon,
        screens: [list, , screen],
      },
    ]) => ({
      kind,
      icon,
      list,
      opens: (item: string) => ({ screen, item }),
    }),
  ),
  inbox('enquiries', officeIcons.inbox, 'enquirymails'),
  inbox('profiles', officeIcons['file-user'], 'profilemails'),
]

/** The kinds of items that a role may search. */
export const kindsOf = (role: Role): ReadonlyArray<string> =>
  kinds.filter(({ list }) => permits(role, screens[list])).map(({ kind }) => kind)

type ScreenIcon = readonly [Screen, IconSource]

const everyScreen: ReadonlyArray<ScreenIcon> = [
  ...navigation.flatMap(({ entries }) =>
    entries.map(({ icon, screens: [screen] }): ScreenIcon => [screen, icon]),
  ),
  ...sections.map(([, section]): ScreenIcon => [section.screens[1], 'plus']),
  ['account', officeIcons['user-round']],
]

/** The screens of a role whose names contain every typed word, in the language of the interface or in English. */
export const screensFor = (role: Role, typed: string, words: OfficeWords): Destinations => {
  const typedWords = searchWords(typed)
  const matches = (name: string) => typedWords.every((word) => fold(name).includes(word))
  return {
    title: words.palette.screens,
    commands: everyScreen
      .filter(([screen]) => permits(role, screens[screen]))
      .filter(([screen]) => matches(words.screens[screen]) || matches(office.screens[screen]))
      .map(([screen, icon]) => ({ id: screen, label: words.screens[screen], icon, screen })),
  }
}

/** The results of a search for `q`, one group for each kind, with a link to the list if there are more. */
export const itemsFor = (
  found: ReadonlyArray<Found>,
  q: string,
  { palette, screens: names }: OfficeWords,
): ReadonlyArray<Destinations> =>
  kinds.map(({ kind, icon, list, opens }) => {
    const { items = [], total = 0, totalAtLeast = false } = found.find((group) => group.kind === kind) ?? {}
    const showAll = totalAtLeast ? palette.showAllOfMore : palette.showAll
    const more = {
      id: `${list}/all`,
      label: fill(showAll, { n: numberText(total), list: names[list] }),
      icon: 'search' as const,
    }
    return {
      title: names[list],
      commands: [
        ...items.map((item) => ({
          id: `${list}/${item.id}`,
          label: item.title.trim() || palette.untitled,
          icon,
          ...opens(item.id, q),
        })),
        ...(total > items.length ? [{ ...more, screen: list, search: { q } }] : []),
      ],
    }
  })
