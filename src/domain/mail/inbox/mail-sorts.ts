/** The fields that mails are sorted by. Sorting by due time or owner leaves out mails that have none. */
export const sortedFields = ['createdAt', 'dueAt', 'owner'] as const

export const sortLimits = (sort = ''): 'clocked' | 'open' | undefined => {
  if (sort.endsWith('dueAt')) return 'clocked'
  return sort.endsWith('owner') ? 'open' : undefined
}
