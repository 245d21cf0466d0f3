import { rm } from 'node:fs/promises'
import { NodeFileSystem } from '@effect/platform-node'
import { Effect, FileSystem, Layer } from 'effect'
import { bodyPrefix } from './clear-bodies.ts'

/** Where files of bodies are put aside. What a broken connection was just writing is waited for, so that its folder goes with it. */
export const BodyFiles = Layer.effect(
  FileSystem.FileSystem,
  Effect.map(FileSystem.FileSystem, (files) =>
    FileSystem.FileSystem.of({
      ...files,
      makeTempDirectoryScoped: (options) =>
        Effect.acquireRelease(files.makeTempDirectory({ ...options, prefix: bodyPrefix }), (folder) =>
          Effect.promise(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })),
        ),
    }),
  ),
).pipe(Layer.provide(NodeFileSystem.layer))
