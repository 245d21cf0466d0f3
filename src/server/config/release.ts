/** As in package.json, which the server's folder must not import. */
export const release = { version: '0.1.0', license: { name: 'MIT', identifier: 'MIT' } }
