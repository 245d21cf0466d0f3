import { Schema } from 'effect'

export const routePath = (path: string) => path.replace('{id}', ':id') as `/${string}`

export const itemId = { id: Schema.String }
