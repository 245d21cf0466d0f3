/** Hours until a session expires: after its start, and after its last use. */
export const sessionHours = { longest: 12, idle: 2 } as const
