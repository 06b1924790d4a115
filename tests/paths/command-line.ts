import { parseArgs } from 'node:util'
import type { Command } from './command.ts'
import { CONFIG_VARIABLE } from './config/load.ts'

/**
 * Runs one line of the tool and returns its exit code. The commands are loaded after `--config` was read, since loading
 * them loads the charts. `call` and `goldens`: how the tool is called here and where its traces are, for the texts that
 * it prints.
 */
export const runLine = async (
  line: readonly string[],
  load: () => Promise<readonly Command[]>,
  call: string,
  goldens = 'golden/',
): Promise<number> => {
  const here = (text: string): string => text.replaceAll('npm run paths --', call).replaceAll('golden/', goldens)
  const print = (text: string): void => void process.stdout.write(`${here(text)}\n`)
  const [name, ...rest] = withoutConfig(line)
  try {
    const commands = await load()
    const command = commands.find((one) => one.name === name)
    if (command !== undefined) return await runCommand(command, rest, print)
    const asked = name === undefined || name === 'help' || name === '--help'
    print(`${asked ? '' : `There is no command '${name}'.\n\n`}${overview(commands)}`)
    return asked ? 0 : 2
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    process.stderr.write(`paths${name === undefined ? '' : ` ${name}`}: ${here(text)}\n`)
    return 2
  }
}

const runCommand = async (command: Command, args: readonly string[], print: (text: string) => void) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...command.options, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values['help'] === true) {
    print(command.help.trim())
    return 0
  }
  return command.run({ values, positionals, say: print })
}

const overview = (commands: readonly Command[]): string =>
  [
    'npm run paths -- <command> [options]      tests made from statecharts (XState 5)',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(9)} ${summary}`),
    '',
    'npm run paths -- <command> --help         says what a command does, its options and an example',
    '--config file, with any command           the configuration, instead of the nearest paths.config.ts',
  ].join('\n')

/** The line without `--config file`, which is handed on to what loads the charts, and to processes started here. */
const withoutConfig = (line: readonly string[]): readonly string[] => {
  const at = line.indexOf('--config')
  if (at === -1) return line
  process.env[CONFIG_VARIABLE] = line[at + 1] ?? ''
  return [...line.slice(0, at), ...line.slice(at + 2)]
}
