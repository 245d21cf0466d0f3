import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { onePixelPicture, sailPicture } from '../../examples/example-content.ts'
import { ImageUploader } from './image-uploader.tsx'
import { useLocalPicture } from './use-local-picture.ts'

const chosen = { name: 'berth-four.jpg', size: 188_416 }
const picture = { src: sailPicture, alt: 'Current image' }
const file = new File([decodeURIComponent(sailPicture.split(',')[1] ?? '')], 'sail.svg', {
  type: 'image/svg+xml',
})

const meta = {
  title: 'Components/Image uploader (file upload, dropzone)',
  id: 'components-image-uploader',
  component: ImageUploader,
  args: { onChoose: fn(), onRetry: fn() },
  render: (args) => (
    <Field label="Image" group>
      <ImageUploader {...args} />
    </Field>
  ),
} satisfies Meta<typeof ImageUploader>

export default meta
type Story = StoryObj<typeof meta>

const name = 'Image Choose a file or drop it here'

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText(name), file)
    await expect(args.onChoose).toHaveBeenCalledWith(file)
  },
}

/** Native events, as only they carry files. */
const carrying = () => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  return { bubbles: true, cancelable: true, dataTransfer, clipboardData: dataTransfer }
}

export const DragOver: Story = {
  play: async ({ canvas }) => {
    canvas.getByLabelText(name).dispatchEvent(new DragEvent('dragover', carrying()))
    await expect(await canvas.findByText('Drop to use this image')).toBeVisible()
  },
}

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByLabelText(name).dispatchEvent(new DragEvent('drop', carrying()))
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce())
  },
}

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByLabelText(name).dispatchEvent(new ClipboardEvent('paste', carrying()))
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce())
  },
}

export const Uploading: Story = {
  args: { file: chosen, upload: { state: 'uploading', progress: 0.64 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64')
  },
}

export const Failed: Story = {
  args: { file: chosen, upload: { state: 'failed', message: 'Image upload failed' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Image upload failed')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Existing: Story = {
  args: { picture, onEnlarge: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview and zoom' }))
    await expect(args.onEnlarge).toHaveBeenCalledOnce()
  },
}

/** Shows the chosen file before anything is uploaded. */
export const Chosen: Story = {
  render: function WithLocalPicture(args) {
    const [own, setOwn] = useState<File>()
    const src = useLocalPicture(own)
    return (
      <Field label="Image" group>
        <ImageUploader
          {...args}
          file={own}
          picture={src ? { src, alt: 'Chosen image' } : undefined}
          onChoose={setOwn}
        />
      </Field>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(name), file)
    await expect(await canvas.findByRole('img', { name: 'Chosen image' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    )
    await waitFor(() => expect(canvas.getByText(/^sail\.svg, /)).toBeVisible())
  },
}

export const ExistingUploading: Story = { args: { ...Uploading.args, picture, onEnlarge: fn() } }

export const ExistingFailed: Story = { args: { ...Failed.args, picture } }

export const OnePixel: Story = { args: { picture: { src: onePixelPicture, alt: '' } } }

export const Disabled: Story = { args: { disabled: true } }

export const Dark: Story = { args: { ...Uploading.args, picture }, globals: { theme: 'dark' } }

export const LogoOnWhite: Story = { args: { picture, logoBackground: 'white' } }

export const LogoOnNavy: Story = { args: { picture, logoBackground: 'navy' } }
