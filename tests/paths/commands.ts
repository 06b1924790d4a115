import type { Command } from './command.ts'
import { initCommand } from './config/init.command.ts'
import { diffCommand } from './diff/diff.command.ts'
import { freezeCommand } from './freeze/freeze.command.ts'
import { exploreCommand } from './model/explore.command.ts'
import { proveCommand } from './mutate/browser/prove.command.ts'
import { productMutateCommand } from './mutate/product-mutate.command.ts'
import { planCommand } from './plan/plan.command.ts'
import { PRODUCT_SECTIONS } from './report/product.sections.ts'
import { reportCommand } from './report/report.command.ts'
import { roamCommand } from './roam/roam.command.ts'
import { genCommand } from './run/gen.command.ts'
import { runCommand } from './run/run.command.ts'
import { traceCommand } from './trace/trace.command.ts'

/** The commands on the charts of Vigie; each is a file `<folder>/<name>.command.ts`. */
export const commands: readonly Command[] = [
  initCommand,
  exploreCommand,
  planCommand,
  freezeCommand,
  diffCommand,
  productMutateCommand,
  genCommand,
  runCommand,
  proveCommand,
  roamCommand,
  traceCommand,
  reportCommand(PRODUCT_SECTIONS),
]
