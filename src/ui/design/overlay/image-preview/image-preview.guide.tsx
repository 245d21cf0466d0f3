import type { Guide } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: { dialog: 'It holds more than a picture.', 'image-uploader': 'The picture can be replaced.' },
  anatomy: [
    'Title and close button',
    'Picture on a dark or white ground',
    'Zoom out, scale, zoom in and reset',
  ],
  words: ['The title is the file name or what the picture shows.'],
  keys: {
    '+ and -': 'zoom in and out',
    '0': 'shows the whole picture',
    'Arrow keys': 'move the picture',
    Escape: 'closes it; the focus returns to what opened it',
  },
  heard: 'A dialog with its title, the alternative text, and the scale as it changes.',
  do: { text: 'Show a logo on the background that it will have.', story: 'logo-on-white' },
  dont: { text: 'Do not enlarge a tiny picture to the size of the window.', story: 'one-pixel' },
}
