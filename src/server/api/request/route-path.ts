import { Schema } from 'effect'

export const routePath = (path: string) => path.replace(/\{(id|name)\}/u, ':$1') as `/${string}`

export const itemId = { id: Schema.String }
