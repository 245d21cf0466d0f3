import { Schema } from 'effect'

/** A path of the table of calls as the router writes it. */
export const routePath = (path: string) => path.replace('{id}', ':id') as `/${string}`

export const itemId = { id: Schema.String }
