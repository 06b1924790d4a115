// What the commands found, kept for the report: JSON files in test-results/paths/.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { project } from '../model/charts.ts'
import { runResults } from '../run/results.ts'

type Result<Schema extends z.ZodType> = { readonly file: string; readonly schema: Schema }

/** `paths run`: every path walked in the browser. */
export const runResult = { file: 'run.json', schema: runResults }

const caught = z.object({ step: z.number(), label: z.string(), said: z.string() })

/** `paths mutate --browser`: mutants that the model kills, walked in the page. */
export const browserResult = {
  file: 'browser-mutants.json',
  schema: z.object({
    charts: z
      .array(
        z.object({
          chart: z.string(),
          at: z.string(),
          /** mutants that the model kills, of which these were walked */
          killable: z.number(),
          ms: z.number(),
          mutants: z
            .array(
              z.object({
                operator: z.string(),
                what: z.string(),
                path: z.array(z.string()).readonly(),
                ms: z.number(),
                /** where the page behaved differently; null: nowhere */
                caught: caught.nullable(),
                /** where its path failed for another reason than the mutant; null: it did not */
                lost: caught.nullable(),
              }),
            )
            .readonly(),
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
        }),
      )
      .readonly(),
  }),
}

export const keep = <Schema extends z.ZodType>({ file }: Result<Schema>, found: z.output<Schema>): void => {
  mkdirSync(dirname(pathOf(file)), { recursive: true })
  writeFileSync(pathOf(file), `${JSON.stringify(found, null, 2)}\n`)
}

/** The last kept result; null: the command never ran here, or its result has the format of an older version. */
export const kept = <Schema extends z.ZodType>({ file, schema }: Result<Schema>): z.output<Schema> | null => {
  if (!existsSync(pathOf(file))) return null
  return schema.safeParse(JSON.parse(readFileSync(pathOf(file), 'utf8'))).data ?? null
}

const pathOf = (file: string): string => join(project.results, file)
