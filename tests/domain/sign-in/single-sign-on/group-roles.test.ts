import { describe, expect, test } from 'vitest'
import { groupRolesIn, roleIn } from '#domain/sign-in/single-sign-on/group-roles.ts'

describe('[O19] groups of the provider', () => {
  test('give the first role in the written order whose group the person has', () => {
    const list = groupRolesIn('Admin=web-admins, CXTeam=editors,Hr=hr') ?? []
    const roleOf = (...groups: ReadonlyArray<string>) => roleIn(list, groups)
    expect(roleOf('hr')).toBe('Hr')
    expect(roleOf('hr', 'editors')).toBe('CXTeam')
    expect(roleOf('editors', 'hr', 'web-admins')).toBe('Admin')
    expect(roleIn(list.toReversed(), ['web-admins', 'hr'])).toBe('Hr')
  })

  test('give no role without a mapped group, also not by a similar name', () => {
    const list = groupRolesIn('Admin=web-admins,Hr=hr') ?? []
    expect(roleIn(list, [])).toBeUndefined()
    expect(roleIn(list, ['Web-Admins', 'web-admins2', 'Admin', ''])).toBeUndefined()
  })

  test('may have names with spaces and equal signs, and several may give one role', () => {
    expect(groupRolesIn('Hr=cn=hr team,Hr=people')).toEqual([
      { role: 'Hr', group: 'cn=hr team' },
      { role: 'Hr', group: 'people' },
    ])
  })

  test.each(['', 'Admin', 'Admin=', '=editors', 'Boss=all', 'Admin=a,', 'admin=a'])(
    'are not read from “%s”',
    (list) => expect(groupRolesIn(list)).toBeUndefined(),
  )
})
