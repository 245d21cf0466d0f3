/** Whether the visitor uses HTTPS, by the address of the site or a trusted proxy. */
export const isSecure = (
  headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>,
  { publicUrl, trustProxy }: { readonly publicUrl: string; readonly trustProxy: boolean },
): boolean => publicUrl.startsWith('https:') || (trustProxy && headers['x-forwarded-proto'] === 'https')
