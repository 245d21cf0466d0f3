/** What each command answers to --help. @type {Record<string, string>} */
export const help = {
  start: `npm start
Installs and builds where that is needed, and serves the product. It takes no arguments; variables of the
environment set it up (README.md).`,
  dev: `npm run dev
Serves the product with hot reload. Variables of the environment set it up as they do npm start.`,
  build: `npm run build
Builds the browser's files and the server into dist.`,
  'build-library': `npm run build-library
Builds the package of domain, ports, adapters and contract suites into dist/lib.`,
  'pack-library': `npm run pack-library
Builds the library and packs it as sahilan-VERSION.tgz.`,
  check: `npm run check [-- GATE…]
Checks types, lint, import rules and formatting, or only the gates that are named.`,
  test: `npm test [-- PART…] [--accept]
Runs every test, or only the parts that are named. --accept takes new pictures of screens that look different.`,
  'test-faults': `npm run test:faults [-- NAME…]
Runs the long trials of kills, full disks, locks and overload on the built server, or only those that are named.`,
  storybook: `npm run storybook [-- OPTION…]
Serves Storybook at port 6006. Options are passed on to it.`,
  'build-storybook': `npm run build-storybook [-- OPTION…]
Builds Storybook as a static site. Options are passed on to it.`,
  bench: `npm run bench [-- NAME…]
Measures pages, lists, enquiries and the start, or only the files that have one of the names.`,
  backup: `npm run backup -- FILE
Writes the whole state into FILE, while the server runs.`,
  admin: `npm run admin -- EMAIL
Prints a one-time link for an Admin, creating the account if there is none, and frees its sign-in.`,
  restore: `npm run restore -- FILE
Verifies the archive FILE and replaces the whole state by it, while the server is stopped.`,
  'check-data': `npm run check-data
Reads all that is stored, changes nothing, and says what is wrong.`,
  retention: `npm run retention -- --dry-run
Prints what would be deleted now because its time is over, and changes nothing.`,
  'move-blobs': `npm run move-blobs -- --from files|s3 --to files|s3 [--delete-source]
Copies pictures and résumés into a bucket, or back, and reads each back.`,
  'copy-site': `npm run copy-site -- --from DATA_DIR|postgres://… --to DATA_DIR|postgres://…
Copies every table from one database into an empty one, and reads each back.`,
  loadtest: `npm run loadtest -- URL [--seconds N] [--connections N] [--write] [--yes-this-is-mine]
Puts load on one's own installation and prints rates, times and refusals by route.`,
}
