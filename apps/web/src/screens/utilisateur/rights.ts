import { type Role, role } from '@vigie/contracts/entities'

/** Roles an administrator may give: a superadmin all of them, an admin all but superadmin. The server decides. */
export const grantableRoles = (own: Role | null): readonly Role[] =>
  role.options.filter((one) => own === 'superadmin' || one !== 'superadmin')

type Asking = { readonly userRole: Role | null; readonly platforms: readonly string[] }

/**
 * Platforms to show as choices: the administrator's own, then those of the account alone, which
 * only a superadmin may take away.
 */
export const platformChoices = ({ userRole, platforms }: Asking, account: readonly string[]) => [
  ...platforms.map((slug) => ({ slug, open: true })),
  ...account.filter((slug) => !platforms.includes(slug)).map((slug) => ({ slug, open: userRole === 'superadmin' })),
]

/** The platforms of an account once one of them is given or taken. */
export const withPlatform = (chosen: readonly string[], platform: string, wanted: boolean): string[] =>
  wanted ? [...new Set([...chosen, platform])] : chosen.filter((one) => one !== platform)
