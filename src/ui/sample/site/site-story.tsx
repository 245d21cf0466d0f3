import type { ReactRenderer } from '@storybook/react-vite'
import type { DecoratorFunction, LoaderFunction } from 'storybook/internal/csf'
import type { PageReads } from '#ui/site/routes/page-reads.ts'
import { storyRole } from '../switches.ts'
import { readFrom } from './read-from.ts'
import { samplePage } from './sample-page.ts'

/**
 * What the stories of the site share: missing props are read from the memory adapters with the data that the toolbar chooses.
 * The role and network switches have no effect, as the site has no sign-in and its props are loaded already.
 */
export const siteStory = <Props extends object>(reads: (read: PageReads) => Promise<Props>) => {
  const load: LoaderFunction<ReactRenderer> = async ({ globals }) => ({
    stored: await reads(readFrom(globals['data'], {}, samplePage(globals['language']))),
  })
  const withStored: DecoratorFunction<ReactRenderer> = (Story, { args, loaded }) => (
    <Story args={{ ...loaded['stored'], ...args }} />
  )
  return {
    parameters: { layout: 'fullscreen', switches: ['data'] },
    globals: { role: storyRole, network: 'fast' },
    loaders: [load],
    decorators: [withStored],
  }
}
