import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../action/button/button.tsx'
import { Card } from '../layout/card/card.tsx'
import { ErrorState } from '../feedback/error-state/error-state.tsx'
import { Field } from '../form/field/field.tsx'
import { Icon } from '../layout/icon/icon.tsx'
import { ImageUploader } from '../form/image-uploader/image-uploader.tsx'
import { onNavy } from '../style/on-navy.css.ts'
import { SkeletonRows } from '../feedback/skeleton-rows/skeleton-rows.tsx'
import { Spinner } from '../feedback/spinner/spinner.tsx'
import { Tag } from '../data/tag/tag.tsx'
import { TextInput } from '../form/text-input/text-input.tsx'
import { TextLink } from '../action/text-link/text-link.tsx'
import { SheetSection, Sheet } from './sheet.tsx'
import * as styles from './sheet.css.ts'
import { Stack } from './stack.tsx'

// In iframes, as each is a whole page.
const meta = {
  title: 'Components/All on one sheet',
  tags: ['still'],
  id: 'components-sheet',
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta

export default meta
type Story = StoryObj

const keepFile = () => {}
const file = { name: 'berth-four.jpg', size: 188_416 }

/** The main components and their states on one page, to compare them. */
export const Light: Story = {
  render: () => (
    <Sheet title="Components and states">
      <SheetSection title="Buttons">
        <Stack row>
          <Button>Send enquiry</Button>
          <Button busy busyLabel="Submitting...">
            Send
          </Button>
          <Button variant="line">Apply</Button>
          <TextLink variant="action" icon="arrow-right" href="#careers">
            Open positions
          </TextLink>
        </Stack>
        <Stack row navy className={onNavy}>
          <Button variant="buff">ENQUIRE NOW</Button>
        </Stack>
        <Stack row>
          <Button size="sm">
            <Icon name="plus" size="md" />
            Add news
          </Button>
          <Button size="sm" variant="quiet">
            View site
          </Button>
          <Button size="sm" variant="ghost">
            Cancel
          </Button>
          <Button size="sm" variant="danger">
            <Icon name="trash-2" size="md" />
            Delete
          </Button>
          <Tag>Business</Tag>
          <Tag tone="shoal">General</Tag>
        </Stack>
      </SheetSection>
      <SheetSection title="Fields">
        <div className={styles.columns}>
          <Field label="Default">
            <TextInput />
          </Field>
          <Field label="Filled">
            <TextInput defaultValue="Kestrel Loop" />
          </Field>
          <Field label="Error" error="Invalid email format">
            <TextInput defaultValue="sara.alhamar" />
          </Field>
          <Field label="Disabled">
            <TextInput disabled defaultValue="layla.m@sahilan.example" />
          </Field>
        </div>
      </SheetSection>
      <SheetSection title="Image uploader">
        <div className={styles.columns}>
          <ImageUploader onChoose={keepFile} />
          <ImageUploader onChoose={keepFile} file={file} upload={{ state: 'uploading', progress: 0.64 }} />
          <ImageUploader
            onChoose={keepFile}
            onRetry={() => {}}
            file={file}
            upload={{ state: 'failed', message: 'Image upload failed' }}
          />
        </div>
      </SheetSection>
      <SheetSection title="News states">
        <div className={styles.columns}>
          <Spinner>Loading...</Spinner>
          <ErrorState message="Failed to fetch news: Something went wrong" onRetry={() => {}} />
          <p>No news article selected.</p>
        </div>
      </SheetSection>
      <SheetSection title="Loading rows">
        <Card>
          <SkeletonRows count={3} />
        </Card>
      </SheetSection>
    </Sheet>
  ),
}

export const Dark: Story = { ...Light, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Light, globals: { direction: 'rtl' } }

export const OnPhone: Story = { ...Light, globals: { viewport: { value: 'phone' } } }
