import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './qr-code.tsx'

const meta = {
  title: 'Components/QR code (barcode)',
  tags: ['still'],
  id: 'components-qr-code',
  component: QrCode,
  args: {
    value:
      'otpauth://totp/sahilan.example:noor%40sahilan.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=sahilan.example&algorithm=SHA1&digits=6&period=30',
    label: 'QR code of the key',
  },
} satisfies Meta<typeof QrCode>

export default meta

export const Key: StoryObj<typeof meta> = {}

export const Dark: StoryObj<typeof meta> = { tags: ['view'], globals: { theme: 'dark' } }
