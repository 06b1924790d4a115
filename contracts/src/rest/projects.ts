import { z } from 'zod'
import { project } from '../entities/index.ts'

/** GET /api/projects: the projects listed for this user (R6.1). */
export const projectsResponse = z.object({ projects: z.array(project) })
/** Answer of GET /api/projects. */
export type ProjectsResponse = z.infer<typeof projectsResponse>

/** POST /api/projects/login-token (R6.2): `website` is the link of a listed project. */
export const loginTokenInput = z.strictObject({ website: z.string().min(1).max(2_048) })
/** Answer of POST /api/projects/login-token. */
export const loginTokenResponse = z.object({ token: z.string().describe('one-time custom token') })
/** Answer of POST /api/projects/login-token. */
export type LoginTokenResponse = z.infer<typeof loginTokenResponse>
