import { z } from 'zod'

/** R8.4: admin and superadmin are the spec's; operator, viewer and wall are ours. */
export const role = z.enum(['superadmin', 'admin', 'operator', 'viewer', 'wall'])
/** Role of a person, or of a wall display (R8.4). */
export type Role = z.infer<typeof role>

/** Roles that act on what is running. */
export const OPERATORS: readonly Role[] = ['operator', 'admin', 'superadmin']

/** Roles that manage accounts, walls and how a site is watched. */
export const ADMINISTRATORS: readonly Role[] = ['admin', 'superadmin']

/** Manages accounts, walls and how a site is watched. */
export const isAdministrator = (userRole: Role | null): boolean =>
  userRole !== null && ADMINISTRATORS.includes(userRole)

/** May open /utilisateur and sees its menu entry (R2, R3.1). */
export const mayManageUsers = (userRole: Role | null): boolean => isAdministrator(userRole)

/** May act on alarms: acknowledge, shelve, comment, assign (R11.2). */
export const mayActOnAlarms = (userRole: Role | null): boolean => userRole !== null && OPERATORS.includes(userRole)

/** May set alarms, suppress them and take them out of service (R11.3). */
export const mayManageAlarms = (userRole: Role | null): boolean => isAdministrator(userRole)

/** May set the targets of the site and the budgets of its sectors. */
export const maySetGoals = (userRole: Role | null): boolean => isAdministrator(userRole)
