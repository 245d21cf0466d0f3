import { rm } from 'node:fs/promises'
import { NodeFileSystem, NodePath } from '@effect/platform-node'
import { Effect, FileSystem, Layer } from 'effect'
import { bodyPrefix } from './clear-bodies.ts'

/** The temporary folders of uploaded files. Removing one is retried while a broken connection still writes into it. */
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
).pipe(Layer.provide(NodeFileSystem.layer), Layer.merge(NodePath.layer))
