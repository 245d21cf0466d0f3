import { Context, Effect } from 'effect'
import type { Device } from '#domain/sign-in/session/device.ts'

/** Secrets that a browser stores as cookies; empty if it has none. */
export interface BrowserSecrets {
  /** The token of the session. */
  readonly token: string
  /** By which accounts recognize a device that has signed in to them before. */
  readonly deviceCookie: string
  /** The state of a sign-in that is in progress at the provider. A browser may have several, one in each tab. */
  readonly providerState: string
  /** The token of that sign-in. */
  readonly providerToken: string
}

/**
 * The session on whose behalf a port is used, and the browser that it runs in. HTTP adapters leave both to the browser.
 */
export interface BrowserSession extends BrowserSecrets {
  readonly device: Device
  /** Whether a person makes the call, which counts as use of the session. */
  readonly isAttended: boolean
  /** Replaces secrets of the browser; an empty one is deleted. */
  issue(secrets: Partial<BrowserSecrets>): Effect.Effect<void>
}

export const CurrentSession = Context.Reference<BrowserSession>('sahilan/ports/CurrentSession', {
  defaultValue: () => ({
    token: '',
    deviceCookie: '',
    providerState: '',
    providerToken: '',
    device: { browser: '', system: '' },
    isAttended: true,
    issue: () => Effect.die(new Error('No CurrentSession is provided to issue secrets to')),
  }),
})
