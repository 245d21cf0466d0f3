import { Logo, type LogoProps } from '#ui/design/layout/logo/logo.tsx'
import { useSiteBrand } from './site-brand.ts'

/** The logo for dark backgrounds, or the brand's name. */
export function BrandLogo({ size = 'sm' }: Pick<LogoProps, 'size'>) {
  const { name, logo } = useSiteBrand()
  return logo === undefined ? <span>{name}</span> : <Logo src={logo} alt={name} size={size} />
}
