import { DeskScreen } from '../desk/desk-screen.tsx'
import type { Views } from './views.tsx'

/** The desk, in a chunk of its own. */
export const deskViews: Views = { Desk: DeskScreen }
