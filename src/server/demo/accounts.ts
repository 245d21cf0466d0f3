/** Example staff, with random passwords until an Admin sets new ones. */
export const demoAccounts = [
  { name: 'Layla Mansoor', email: 'layla.m@sahilan.example', role: 'Admin' },
  { name: 'Omar Sabt', email: 'omar.s@sahilan.example', role: 'CXTeam' },
  { name: 'Reem Al Kooheji', email: 'reem.k@sahilan.example', role: 'Hr' },
] as const
