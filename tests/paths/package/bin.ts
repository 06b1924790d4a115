#!/usr/bin/env node
// `npx paths <command> [options]`: the tool on the charts of whoever installed it.
import { tooOld } from './node-needed.ts'

const run = async (): Promise<number> => {
  const complaint = tooOld(process.versions.node)
  if (complaint !== null) {
    process.stderr.write(`${complaint}\n`)
    return 1
  }
  // only now: what it imports is not there on an older Node
  const { runLine } = await import('../command-line.ts')
  return runLine(process.argv.slice(2), async () => (await import('./commands.ts')).commands, 'npx paths', 'paths/')
}

process.stdout.on('error', () => process.exit())
process.exitCode = await run()
