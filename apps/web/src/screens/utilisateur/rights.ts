import { type Role, role } from '@vigie/contracts/entities'

/** Roles an administrator may give: a superadmin all of them, an admin all but superadmin. The server decides. */
export const grantableRoles = (own: Role | null): readonly Role[] =>
  role.options.filter((one) => own === 'superadmin' || one !== 'superadmin')

/**
 * Platforms an administrator may give or take: their own. What an account has beyond them stays
 * as it is.
 */
export const withPlatform = (chosen: readonly string[], platform: string, wanted: boolean): string[] =>
  wanted ? [...new Set([...chosen, platform])] : chosen.filter((one) => one !== platform)

/** Platforms to show as choices: the administrator's own, then those of the account alone. */
export const platformChoices = (own: readonly string[], account: readonly string[]) => [
  ...own.map((slug) => ({ slug, mine: true })),
  ...account.filter((slug) => !own.includes(slug)).map((slug) => ({ slug, mine: false })),
]
