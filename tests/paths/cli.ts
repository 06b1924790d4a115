// `npm run paths -- <command> [options]`: the QA path tool on the charts of Vigie.
import { runLine } from './command-line.ts'

const load = async () => (await import('./commands.ts')).commands

// The reader of a pipe may close it early (`npm run paths -- plan | head`): that ends the tool without an error.
process.stdout.on('error', () => process.exit())
process.exitCode = await runLine(process.argv.slice(2), load, 'npm run paths --')
