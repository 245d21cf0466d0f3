/** An address without its query and fragment, which may hold what a visitor has searched for. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '')
