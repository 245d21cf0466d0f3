import { createHash, randomBytes } from 'node:crypto'

/** A secret of 128 random bits. */
export const newToken = (): string => randomBytes(16).toString('base64url')

/** What is kept of a secret that nobody can guess. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
