import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const newFolder = () => mkdtemp(join(tmpdir(), 'sahilan-e2e-'))
