import { Predicate } from 'effect'

/** What caused an error in the first place. Of failures within failures the console prints two. */
export const firstCause = (error: unknown): unknown =>
  Predicate.hasProperty(error, 'cause') && error.cause !== undefined ? firstCause(error.cause) : error
