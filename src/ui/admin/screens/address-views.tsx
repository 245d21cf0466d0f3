import { AddressesScreen } from '../system/addresses/addresses-screen.tsx'
import type { Views } from './views.tsx'

/** The screen of old addresses, in a chunk of its own. */
export const addressViews: Views = { Addresses: AddressesScreen }
