/** The roles of staff (specification, section 6). */
export const roles = ['Admin', 'Hr', 'CXTeam'] as const
export type Role = (typeof roles)[number]

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value)
