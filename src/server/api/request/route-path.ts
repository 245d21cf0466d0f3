import { Schema } from 'effect'

export const routePath = (path: string) =>
  path.replaceAll(/\{(id|name|messageId|index|other)\}/gu, ':$1') as `/${string}`

export const itemId = { id: Schema.String }
