/** A message that the user sees as a toast on any screen. */
export interface Announcement {
  readonly tone: 'success' | 'failure'
  readonly text: string
  /** The message of the server. */
  readonly detail?: string
  /** A button, such as Undo. */
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

export type Announce = (announcement: Announcement) => void

export interface Announcements {
  readonly announce: Announce
  /** Returns the function that unsubscribes. */
  readonly listen: (listener: Announce) => () => void
}

export const makeAnnouncements = (): Announcements => {
  const listeners = new Set<Announce>()
  return {
    announce: (announcement) => listeners.forEach((listener) => listener(announcement)),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
