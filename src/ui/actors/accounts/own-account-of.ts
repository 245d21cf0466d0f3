import { Effect } from 'effect'
import { Session, type OwnChange } from '#ports/staff/sign-in/session.ts'
import type { PictureUploads } from '#ports/content/picture-uploads.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { saveOf } from '../bridge/save-of.ts'

/** Saves the signed-in person's own account; the saved item is the signed-in user. */
export const ownAccountOf = (bridge: Bridge<Session | PictureUploads>) =>
  saveOf(bridge, (_, form) => {
    const change: OwnChange = form
    return Effect.flatMap(Session, (session) => session.changeOwn(change))
  })
