// `npm run paths -- <command> [options]`: the QA path tool. Each command is a file `<folder>/<name>.command.ts`.
import { parseArgs } from 'node:util'
import type { Command } from './command.ts'
import { freezeCommand } from './freeze/freeze.command.ts'
import { exploreCommand } from './model/explore.command.ts'
import { proveCommand } from './mutate/browser/prove.command.ts'
import { mutateCommand } from './mutate/mutate.command.ts'
import { planCommand } from './plan/plan.command.ts'
import { reportCommand } from './report/report.command.ts'
import { roamCommand } from './roam/roam.command.ts'
import { genCommand } from './run/gen.command.ts'
import { runCommand } from './run/run.command.ts'
import { traceCommand } from './trace/trace.command.ts'

const COMMANDS: readonly Command[] = [
  exploreCommand,
  planCommand,
  freezeCommand,
  mutateCommand,
  genCommand,
  runCommand,
  proveCommand,
  roamCommand,
  traceCommand,
  reportCommand,
]

const overview = (): string =>
  [
    'npm run paths -- <command> [options]      tests made from the statecharts of machines/src',
    '',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(9)} ${summary}`),
    '',
    'npm run paths -- <command> --help         says what a command does, its options and an example',
  ].join('\n')

const main = async ([name, ...rest]: readonly string[]): Promise<number> => {
  const command = COMMANDS.find((one) => one.name === name)
  if (command === undefined) {
    const asked = name === undefined || name === 'help' || name === '--help'
    process.stdout.write(`${asked ? '' : `There is no command '${name}'.\n\n`}${overview()}\n`)
    return asked ? 0 : 2
  }
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { ...command.options, help: { type: 'boolean' } },
      allowPositionals: true,
    })
    if (values['help'] === true) {
      process.stdout.write(`${command.help.trim()}\n`)
      return 0
    }
    return await command.run({ values, positionals, say: (line) => void process.stdout.write(`${line}\n`) })
  } catch (error) {
    process.stderr.write(`paths ${command.name}: ${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  }
}

// The reader of a pipe may close it early (`npm run paths -- plan | head`): that ends the tool without an error.
process.stdout.on('error', () => process.exit())
process.exitCode = await main(process.argv.slice(2))
