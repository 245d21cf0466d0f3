import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite'

interface StoryModule {
  readonly default: Meta
  readonly [name: string]: StoryObj
}

const modules = import.meta.glob<StoryModule>('../../src/**/*.stories.tsx')

const folder = '../../src/'

/** Stories of design tokens document code, and show no interface. */
const isOfInterface = (file: string) => !/\/tokens\/|\/icons\.stories/.test(file)

/** The files of stories, from `src/`. */
export const storyFiles: ReadonlyArray<string> = Object.keys(modules)
  .map((path) => path.slice(folder.length))
  .filter(isOfInterface)

export interface MountedStory {
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
  /** Shows the story as it is before its play function, which looks for English texts. */
  readonly mount: () => Promise<void>
}

interface HowToMount {
  /** Of the toolbar. */
  readonly globals: Readonly<Record<string, string>>
  /** Whether axe checks the story. */
  readonly isChecked: boolean
}

/** The stories of a file with other choices in the toolbar. */
export const storiesOf = async (
  file: string,
  { globals, isChecked }: HowToMount,
): Promise<ReadonlyArray<MountedStory>> => {
  const {
    default: { play: _, ...meta },
    ...stories
  } = (await modules[folder + file]?.()) ?? { default: {} }
  return Object.entries(stories).map(([name, { play: __, ...story }]) => {
    const { run } = composeStory(
      {
        ...story,
        globals: { ...story.globals, ...globals },
        parameters: { ...story.parameters, showsStates: false, ...(!isChecked && { a11y: { test: 'off' } }) },
      },
      meta,
      {},
      name,
    )
    return { name, args: { ...meta.args, ...story.args }, mount: run }
  })
}

/** Resolves when nothing loads any more, or after a second in a story that keeps loading. */
export const settled = async (): Promise<void> => {
  for (let tries = 0; tries < 20; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (document.querySelector('[aria-busy=true]') === null) return
  }
}
