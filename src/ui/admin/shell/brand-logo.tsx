import { Logo } from '#ui/design/logo/logo.tsx'
import { useBrand } from '../brand.ts'

/** The brand on a dark ground. */
export function BrandLogo() {
  const { name, logo } = useBrand()
  return logo === undefined ? <span>{name}</span> : <Logo src={logo} alt={name} size="sm" />
}
