export const adminPassword = 'a horse of a different colour'
export const adminEmail = 'admin@example.com'
