/** Something that happened and that a person should read, wherever they are. */
export interface Announcement {
  readonly tone: 'success' | 'failure'
  readonly text: string
  /** What the other side said. */
  readonly detail?: string
  /** What can be done about it at once. */
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

export type Announce = (announcement: Announcement) => void

export interface Announcements {
  readonly tell: Announce
  /** Hears everything that is told from now on; answers how to stop. */
  readonly listen: (listener: Announce) => () => void
}

export const makeAnnouncements = (): Announcements => {
  const listeners = new Set<Announce>()
  return {
    tell: (announcement) => listeners.forEach((listener) => listener(announcement)),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
