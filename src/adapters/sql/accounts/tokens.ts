import { createHash, randomBytes } from 'node:crypto'

/** Makes a secret of 128 random bits. */
export const newToken = (): string => randomBytes(16).toString('base64url')

/** The hash that is stored; a random secret needs no slow one. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
