import { screen, within } from '@testing-library/react'
import { HomePageDetails } from '#ports/content/home-page.ts'
import type { open } from '../admin-open.tsx'

export const editing = { at: '/HomePage', role: 'CXTeam' } as const
type Opened = ReturnType<typeof open>

export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
export const part = async (name: string) => within(await screen.findByRole('region', { name }))
export const group = (name: string) => within(screen.getByRole('group', { name }))
export const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }))
export const stored = ({ runtime }: Opened, lang?: string) =>
  runtime.runPromise(HomePageDetails.use(({ get }) => get(lang)))
export const saved = () => screen.findByText('Home page updated successfully')
