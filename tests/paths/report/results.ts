// What the commands found, kept for the report: JSON files in test-results/paths/.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { RESULTS_DIR } from '../../harness/report.ts'

type Result<Schema extends z.ZodType> = { readonly file: string; readonly schema: Schema }

/** `paths run`: every path walked in the browser, and the steps that were sent because no gesture brings them about. */
export const runResult = {
  file: 'run.json',
  schema: z.object({
    at: z.string(),
    charts: z
      .array(
        z.object({
          chart: z.string(),
          path: z.number(),
          ok: z.boolean(),
          ms: z.number(),
          steps: z.number(),
          sent: z.array(z.object({ label: z.string(), because: z.string() })),
          failure: z.string().optional(),
        }),
      )
      .readonly(),
  }),
}

/** `paths mutate --bodies`: every break of a guard, action, view or helper. */
export const bodiesResult = {
  file: 'bodies.json',
  schema: z.object({
    at: z.string(),
    bodies: z
      .array(
        z.object({
          file: z.string(),
          line: z.number(),
          operator: z.string(),
          from: z.string(),
          to: z.string(),
          status: z.enum(['killed', 'survived']),
          because: z.string().nullable(),
        }),
      )
      .readonly(),
  }),
}

export const keep = <Schema extends z.ZodType>({ file }: Result<Schema>, found: z.output<Schema>): void => {
  mkdirSync(dirname(pathOf(file)), { recursive: true })
  writeFileSync(pathOf(file), `${JSON.stringify(found, null, 2)}\n`)
}

/** What was kept last; null: that command never ran here, or an earlier version of it did. */
export const kept = <Schema extends z.ZodType>({ file, schema }: Result<Schema>): z.output<Schema> | null => {
  if (!existsSync(pathOf(file))) return null
  return schema.safeParse(JSON.parse(readFileSync(pathOf(file), 'utf8'))).data ?? null
}

const pathOf = (file: string): string => join(RESULTS_DIR, 'paths', file)
