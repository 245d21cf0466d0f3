import { createElement } from 'react'
import { Button } from 'storybook/internal/components'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { addressOfStory } from './address-of-story.ts'
import { productAddressOf } from './product-address.ts'

/**
 * In the toolbar of a story of a screen, the link to that screen in the product. Without JSX, which Storybook's manager
 * compiles for a global React.
 */
export function ProductTool() {
  // Renders again once the story's arguments are known.
  useStorybookState()
  const story = useStorybookApi().getCurrentStoryData()
  const address = story?.type === 'story' ? addressOfStory(story.title, story.args ?? {}) : undefined
  if (address === undefined) return null
  const link = createElement('a', { href: productAddressOf(address), target: 'product' }, 'In the product')
  return createElement(Button, { asChild: true, variant: 'ghost', size: 'small', padding: 'small' }, link)
}
