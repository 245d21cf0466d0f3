import { TextWithin } from '../language/text-within.tsx'
import { ContactLinks } from '../layout/frame/footer/contact-links.tsx'
import type { Press } from './press-of.ts'

/** The name, and the ways that are known, one below the other. */
export function PressWays({ press }: { press: Press }) {
  return (
    <>
      {press.name && (
        <span>
          <TextWithin of={press} field="name" />
        </span>
      )}
      <ContactLinks contact={press} />
    </>
  )
}
