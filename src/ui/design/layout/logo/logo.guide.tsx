import { logoPicture } from '../../examples/example-content.ts'
import { Logo } from './logo.tsx'
import { Stack } from '../../examples/stack.tsx'
import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { icon: 'It is a symbol, not a brand.', avatar: 'It is a person.' },
  anatomy: ['Picture of the home page data', 'One of three heights'],
  words: ['The alternative text is the brand’s name, or empty where a link around it says so.'],
  heard: 'The brand’s name.',
  do: {
    text: 'Take name and picture from the home page data.',
    picture: (
      <Stack row navy>
        <Logo src={logoPicture} alt="Sahilan" />
      </Stack>
    ),
  },
  dont: {
    text: 'Do not hard-code a brand.',
    picture: (
      <Stack row>
        <b>SAHILAN</b>
      </Stack>
    ),
  },
}
