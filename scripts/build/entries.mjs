/** Entries of the browser: public pages, the styles of previews, the back office, and the live preview of its editors. */
export const browserEntries = {
  boot: 'src/ui/boot/boot.ts',
  preview: 'src/ui/preview/preview-bar.css.ts',
  main: 'src/ui/main.tsx',
  frame: 'src/ui/preview-frame/preview-frame.tsx',
}

/** Programs in dist/server. @type {Record<string, string>} */
export const serverEntries = {
  main: 'src/server/main.ts',
  backup: 'src/server/commands/backup.ts',
  restore: 'src/server/commands/restore.ts',
  checkData: 'src/server/commands/check-data.ts',
  retention: 'src/server/commands/retention.ts',
  admin: 'src/server/commands/admin.ts',
  moveBlobs: 'src/server/commands/move-blobs.ts',
  copySite: 'src/server/commands/copy-site.ts',
  exportContent: 'src/server/commands/export-content.ts',
  exportSite: 'src/server/commands/export-site.ts',
  importContent: 'src/server/commands/import-content.ts',
  loadtest: 'src/server/commands/loadtest.ts',
  'picture-worker': 'src/adapters/pictures/picture-worker.ts',
  'share-worker': 'src/adapters/pictures/share-worker.ts',
  'mail-worker': 'src/adapters/imap/mail-worker.ts',
}
