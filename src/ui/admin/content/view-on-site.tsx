import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'

/** Opens the public page that shows an item. */
export function ViewOnSite({ href }: { href: string }) {
  return (
    <ButtonLink size="sm" variant="quiet" href={href} target="_blank" rel="noopener">
      <Icon name="arrow-up-right" size="md" />
      View on site
    </ButtonLink>
  )
}
