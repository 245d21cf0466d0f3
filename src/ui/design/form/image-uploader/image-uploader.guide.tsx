import { ImageUploader } from './image-uploader.tsx'
import type { Guide } from '../../examples/guide.ts'

const keep = () => {}

export const guide: Guide = {
  instead: { 'image-preview': 'A picture is only looked at.' },
  anatomy: [
    'Drop area with its button',
    'Accepted kinds and size',
    'Picture with its zoom button',
    'File, progress and failure',
  ],
  words: [
    'Say kinds and size before people choose: “JPEG, PNG or WebP, up to 8 MB”.',
    'A failure names the file and the limit.',
  ],
  keys: { Tab: 'focuses the file input and the buttons', 'Enter or Space': 'opens the file dialog' },
  heard: 'A file input with its label and the accepted kinds; progress and failure as they change.',
  do: {
    text: 'Name the accepted formats and the maximum size before people choose a file.',
    picture: (
      <ImageUploader
        aria-label="Picture with its limits"
        onChoose={keep}
        accepts="JPEG, PNG or WebP, up to 8 MB"
      />
    ),
  },
  dont: {
    text: 'Do not upload the file at once: upload it when the form is saved.',
    picture: (
      <ImageUploader
        aria-label="Picture that uploads at once"
        onChoose={keep}
        file={{ name: 'berth-four.jpg', size: 188_416 }}
        upload={{ state: 'uploading', progress: 0.64 }}
      />
    ),
  },
}
