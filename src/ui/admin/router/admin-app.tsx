import { RouterProvider } from '@tanstack/react-router'
import { ActorsProvider } from '#ui/actors/office/actors-provider.tsx'
import type { BackOffice as Actors } from '#ui/actors/office/back-office.ts'
import { BrandContext, type Brand } from '../screen-parts/brand.ts'
import type { adminRouter } from './router.tsx'

export interface AdminAppProps {
  actors: Actors
  router: ReturnType<typeof adminRouter>
  brand: Brand
}

export function AdminApp({ actors, router, brand }: AdminAppProps) {
  return (
    <ActorsProvider actors={actors}>
      <BrandContext value={brand}>
        <RouterProvider router={router} />
      </BrandContext>
    </ActorsProvider>
  )
}
