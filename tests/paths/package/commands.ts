import type { Command } from '../command.ts'
import { initCommand } from '../config/init.command.ts'
import { diffCommand } from '../diff/diff.command.ts'
import { freezeCommand } from '../freeze/freeze.command.ts'
import { exploreCommand } from '../model/explore.command.ts'
import { mutateCommand } from '../mutate/mutate.command.ts'
import { planCommand } from '../plan/plan.command.ts'
import { reportCommand } from '../report/report.command.ts'

/** The commands on charts of anybody: those that need no product of ours. */
export const commands: readonly Command[] = [
  initCommand,
  exploreCommand,
  planCommand,
  freezeCommand,
  diffCommand,
  mutateCommand,
  reportCommand(),
]
