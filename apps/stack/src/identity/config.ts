import { z } from 'zod'

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(9_099),
  HOST: z.string().default('127.0.0.1'),
  FIREBASE_PROJECT_ID: z.string().min(1).default('demo-vigie'),
  ACCOUNTS_FILE: z.string().min(1),
})

/** What the process of the identity emulator reads from its environment. */
export type IdentityConfig = z.infer<typeof environment>

/** Reads the environment; an empty variable counts as absent. Error: one line that names the first wrong variable. */
export const readConfig = (
  env: Readonly<Record<string, string | undefined>>,
): { readonly ok: true; readonly config: IdentityConfig } | { readonly ok: false; readonly error: string } => {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (parsed.success) return { ok: true, config: parsed.data }
  const [issue] = parsed.error.issues
  return { ok: false, error: `${issue?.path.join('.')}: ${issue?.message}` }
}
