import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { ActorsProvider } from '#ui/actors/office/actors-provider.tsx'
import type { Languages } from '#domain/language/language.ts'
import type { BackOffice as Actors } from '#ui/actors/office/back-office.ts'
import { SiteBrandContext, type SiteBrand } from '../screen-parts/site-brand.ts'
import { SiteLanguagesContext } from '../screen-parts/use-site-languages.ts'
import { SignInProviderContext, type SignInProvider } from '../screen-parts/sign-in-provider.ts'
import { deviceTimeZone, TimeZones } from '../screen-parts/times.ts'
import type { adminRouter } from './admin-router.tsx'

export interface AdminAppProps {
  actors: Actors
  router: ReturnType<typeof adminRouter>
  brand: SiteBrand
  languages: Languages
  provider?: SignInProvider | undefined
}

export function AdminApp({ actors, router, brand, languages, provider }: AdminAppProps) {
  const [zones] = useState({ site: actors.timeZone, own: deviceTimeZone() })
  return (
    <ActorsProvider actors={actors}>
      <SiteBrandContext value={brand}>
        <SiteLanguagesContext value={languages}>
          <SignInProviderContext value={provider}>
            <TimeZones value={zones}>
              <RouterProvider router={router} />
            </TimeZones>
          </SignInProviderContext>
        </SiteLanguagesContext>
      </SiteBrandContext>
    </ActorsProvider>
  )
}
