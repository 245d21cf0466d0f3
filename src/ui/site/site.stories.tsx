import type { Meta, StoryObj } from '@storybook/react-vite'
import { RouterProvider } from '@tanstack/react-router'
import { Layer, ManagedRuntime } from 'effect'
import { type MouseEvent, useMemo } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { Behaviour } from '#adapters/memory/behaviour.ts'
import { MemoryContents } from '#adapters/memory/contents.ts'
import { exampleFailures } from '#adapters/memory/example-failures.ts'
import { MemoryHomePageDetails } from '#adapters/memory/home-page.ts'
import { dataSet, type DataSetName } from '#ui/sample/data-sets.ts'
import { network } from '#ui/sample/network.ts'
import { useSwitches } from '#ui/sample/switches.ts'
import { serverRouter } from '../router.tsx'
import { readOf } from '../read-of.ts'
import { sampleHome } from './home/sample-home.ts'
import { sampleArticle, sampleFrame, sampleTitles } from './sample/sample-site.ts'

/** The ports in memory, behaving as they are told. */
const storeOf = (behaviour: Behaviour, data: DataSetName) => {
  const newsArticle = sampleTitles.headlines.map(({ id, title }) => sampleArticle(title, id))
  const { statement = '' } = sampleHome
  const few = { items: { newsArticle }, homePage: { site: sampleFrame.site, statement } }
  const { items, homePage } = data === 'few' ? few : dataSet(data)
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(MemoryContents({ items, ...behaviour }), MemoryHomePageDetails({ details: homePage })),
  )
  return readOf((effect) => runtime.runPromise(effect))
}

/** The whole site with its router, as it is once a page was taken over. */
function WholeSite({ path, behaviour = network }: { path: string; behaviour?: Behaviour }) {
  const { data } = useSwitches()
  const router = useMemo(() => {
    const read = storeOf(behaviour, data)
    return serverRouter(path, {
      publicUrl: 'https://sahilan.example',
      today: '2026-11-21',
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
  parameters: { layout: 'fullscreen' },
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
