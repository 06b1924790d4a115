import { readFileSync } from 'node:fs'
import type { Command } from '../command.ts'
import { checkLog } from './check-log.ts'

export const traceCommand: Command = {
  name: 'trace',
  summary: 'checks recorded sessions (tests, manual QA, an incident) against the charts',
  help: `
npm run paths -- trace <log> [<log> …]

Reads sessions recorded on a test build of the interface (built with VITE_PROBE=1), one JSON line per event, and
runs each chart beside the recording: the state, context, children, tags, transitions and effects must be those of
the chart. Prints each place where they are not, by file and line, and exits with 1 when there is any.
How to record one is said in tests/paths/README.md.

  example     npm run paths -- trace session.jsonl`,
  options: {},
  run: ({ positionals, say }) => {
    if (positionals.length === 0) throw new Error('which log? See `npm run paths -- trace --help`')
    let found = 0
    for (const file of positionals) {
      const lines = readFileSync(file, 'utf8').split('\n')
      const begun = performance.now()
      const { events, sessions, findings } = checkLog(lines)
      const perEventMs = (performance.now() - begun) / Math.max(1, events)
      for (const { line, machine, what } of findings) say(`${file}:${line} ${machine}: ${what}`)
      say(
        `${file}: ${events} events of ${sessions} charts' lives, ${findings.length} wrong, ${perEventMs.toFixed(3)} ms per event`,
      )
      found += findings.length
    }
    return found === 0 ? 0 : 1
  },
}
