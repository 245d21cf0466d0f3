/**
 * The programs of the server that are run by hand; scripts/commands.mjs adds the commands of development.
 * @satisfies {Record<string, import('./command-line.mjs').Command>}
 */
export const serverCommands = {
  admin: {
    usage: 'EMAIL [--without-second-factor]',
    summary: `Prints a one-time link by which an Admin sets a password, and resets the sign-in limit. Adds an
unknown account, and makes it an Admin if it has another role. --without-second-factor also switches the account's
second factor off. The server may be running; PUBLIC_URL and the variables of the database are those of the server.`,
    operands: 'one',
    options: { 'without-second-factor': { type: 'boolean' } },
  },
  backup: {
    usage: 'FILE',
    summary: 'Writes the database and all files into FILE, while the server runs.',
    operands: 'one',
  },
  restore: {
    usage: 'FILE',
    summary: 'Verifies the backup FILE and replaces the database and all files, while the server is stopped.',
    operands: 'one',
  },
  'check-data': {
    summary: 'Reads everything that is stored, changes nothing, and prints what is wrong.',
  },
  retention: {
    usage: '--dry-run | --delete',
    summary:
      'Prints what has passed its retention period, or deletes it now. The server does that once an hour.',
    options: { 'dry-run': { type: 'boolean' }, delete: { type: 'boolean' } },
  },
  'move-blobs': {
    usage: '--from files|s3 --to files|s3 [--delete-source]',
    summary: 'Copies pictures and résumés into a bucket, or back, and verifies each copy.',
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      'delete-source': { type: 'boolean' },
    },
  },
  'copy-site': {
    usage: '--from DATA_DIR|postgres://… --to DATA_DIR|postgres://…',
    summary: 'Copies every table from one database into an empty one, and verifies each copy.',
    options: { from: { type: 'string' }, to: { type: 'string' } },
  },
  'export-content': {
    usage: 'FOLDER',
    summary: `Writes what is on the site into an empty FOLDER: a JSON file for each content type and the home page, and
the pictures. Accounts, mails, drafts and the history stay. The server may be running.`,
    operands: 'one',
  },
  'export-site': {
    usage: 'FOLDER [--back-end https://site.example]',
    summary: `Writes every page that visitors see into an empty FOLDER, with all files that pages use, for a plain file
server at PUBLIC_URL. Forms are posted to the back end; without one the contact details stand in their place. The
server may be running.`,
    operands: 'one',
    options: { 'back-end': { type: 'string' } },
  },
  'import-content': {
    usage: 'FOLDER [--types newsArticle,brand] [--dry-run] | FILE.csv --type newsArticle [--dry-run]',
    summary: `Reads an exported FOLDER, or a CSV file of one content type, into drafts: nothing is on the site before
somebody publishes it. Prints a line for each row. --dry-run only prints. The server may be running.`,
    operands: 'one',
    options: { 'dry-run': { type: 'boolean' }, type: { type: 'string' }, types: { type: 'string' } },
  },
  loadtest: {
    usage: 'URL [--seconds 10] [--connections 16] [--write] [--yes-this-is-mine]',
    summary:
      'Puts load on your own site and prints rates, times and refusals by route. --write sends enquiries too.',
    operands: 'one',
    options: {
      seconds: { type: 'string', default: '10' },
      connections: { type: 'string', default: '16' },
      write: { type: 'boolean' },
      'yes-this-is-mine': { type: 'boolean' },
    },
  },
}
