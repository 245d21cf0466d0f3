import { saveMachine } from '#domain/machines/save-machine.ts'
import type { ChosenFile } from '#domain/picture/chosen-file.ts'
import { walk, type Step } from './walk.ts'

const file = (name: string): ChosenFile => ({ name, size: 1, type: 'image/png' })
export const [quay, dhow] = [file('quay.png'), file('dhow.png')] as const

export const saved = { id: '7', title: 'Quay' }
export const refused = { reason: 'UploadRefused', message: 'The picture is too large.' }

/** Walks through the save machine of a form with two picture fields. */
export const saving = (...steps: ReadonlyArray<Step<typeof saveMachine>>) =>
  walk(saveMachine, { pictures: ['image', 'images'] }, ...steps)

export const submit = (form: Readonly<Record<string, unknown>>, id?: string) =>
  ({ type: 'save.submit', form, ...(id !== undefined && { id }) }) as const
