import { Effect, Layer } from 'effect'
import type { ServerSettings } from '#domain/settings/server-settings.ts'
import { Settings } from '#ports/staff/settings.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'

export interface MemorySettingsOptions extends Behaviour {
  readonly settings?: ServerSettings
  readonly mailbox?: ServerSettings['mailbox']
}

const usual: ServerSettings = {
  address: 'https://sahilan.example',
  calls: '/api/group',
  timeZone: 'Asia/Bahrain',
  mail: false,
  analytics: false,
  database: 'embedded',
  files: 'folder',
  limits: { picture: 8 * 1024 * 1024, resume: 10 * 1024 * 1024, forms: { most: 20, minutes: 10 } },
  storage: { database: 1_843_200, files: 48_234_496 },
}

export const MemorySettings = ({ settings = usual, mailbox, ...behaviour }: MemorySettingsOptions = {}) =>
  Layer.succeed(Settings, {
    get: simulate(behaviour).read(Effect.succeed({ ...settings, ...(mailbox && { mailbox }) })),
  })
