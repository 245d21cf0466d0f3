import { text } from './words.ts'

export const deviceKeys = `
alter table accounts add column device_key ${text} default '';
`
