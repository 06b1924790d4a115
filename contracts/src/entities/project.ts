import { z } from 'zod'

/** A project as the spec's REST call gives it: what the 'Projets' list shows and jumps to. */
export const project = z.object({
  _id: z.string().min(1),
  name: z.string().min(1),
  link: z.url({ protocol: /^https?$/ }).describe('origin to navigate to'),
})
/** A project of the 'Projets' list: its name, and the link that a jump leads to (R6.1, R6.2). */
export type Project = z.infer<typeof project>

/**
 * Whether a project is listed for a user (R6.1): its lowercase name is one of the
 * user's platforms, or it contains 'chaib'. Listing is not access: see `mayAccessSite`.
 */
export const isListedProject = (name: string, platforms: readonly string[]): boolean => {
  const lower = name.toLowerCase()
  return platforms.includes(lower) || lower.includes('chaib')
}
