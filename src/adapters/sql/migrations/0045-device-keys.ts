/** By its key an account knows the devices again that have signed in to it; empty until the first does. */
export const deviceKeys = `
alter table accounts add column device_key text not null default '';
`
