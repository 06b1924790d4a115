#!/usr/bin/env node
// `npx paths <command> [options]`: the tool on the charts of whoever installed it.
import { runLine } from '../command-line.ts'

const load = async () => (await import('./commands.ts')).commands

process.stdout.on('error', () => process.exit())
process.exitCode = await runLine(process.argv.slice(2), load, 'npx paths')
