import type { Meta, StoryObj } from '@storybook/react-vite'
import { RouterProvider } from '@tanstack/react-router'
import { type MouseEvent, useMemo } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { pageLanguageOf } from '#domain/language/page-language.ts'
import { network } from '#ui/sample/network.ts'
import { readFrom } from '#ui/sample/site/read-from.ts'
import { sampleDay, sampleTitles } from '#ui/sample/site/site-samples.ts'
import { storyRole, useSwitches } from '#ui/sample/switches.ts'
import { serverRouter } from '../router.tsx'

/** The whole site with its router, as it is after hydration. */
function WholeSite({ path, behaviour = network }: { path: string; behaviour?: Behaviour }) {
  const { data } = useSwitches()
  const router = useMemo(() => {
    const read = readFrom(data, behaviour)
    return serverRouter(path, {
      publicUrl: 'https://sahilan.example',
      timeZone: 'Asia/Bahrain',
      today: sampleDay,
      ...pageLanguageOf('en', 'en'),
      load: (_, reads) => reads(read),
    })
  }, [path, behaviour, data])
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
    if (link === null) return
    event.preventDefault()
    void router.navigate({ href: link.getAttribute('href') ?? '/' })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={follow}>
      <RouterProvider router={router} />
    </div>
  )
}

const meta = {
  title: 'Site/Whole site',
  component: WholeSite,
  args: { path: '/' },
  parameters: { layout: 'fullscreen', switches: ['network', 'data'] },
  globals: { role: storyRole },
} satisfies Meta<typeof WholeSite>

export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'All news' }))
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Latest News' })).toBeVisible()
  },
}

export const News: Story = {
  args: { path: '/newsinsights/1' },
  play: async ({ canvas }) => {
    const title = sampleTitles.headlines[1]?.title ?? ''
    await userEvent.click(await canvas.findByRole('link', { name: title }))
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
  },
}

export const UnknownNews: Story = { args: { path: '/newsinsights/999' } }

export const Loading: Story = {
  args: { path: '/newsinsights/1', behaviour: { latency: 60_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...', undefined, { timeout: 3_000 })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { path: '/newsinsights/1', behaviour: { failing: { reads: exampleFailures.broken } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Error Occurred' })).toBeVisible()
  },
}

export const NotFound: Story = { args: { path: '/nowhere' } }
