import { Schema } from 'effect'

/** Converts a path of the endpoint table for the router. */
export const routePath = (path: string) => path.replace('{id}', ':id') as `/${string}`

export const itemId = { id: Schema.String }
