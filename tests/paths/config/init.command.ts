import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { type Command, type CommandInput, textOption } from '../command.ts'
import type { Chart } from '../model/chart.types.ts'
import { project } from '../model/charts.ts'
import { explore } from '../model/explore.ts'
import { chartOf } from './chart-of.ts'
import { samplesRead } from './reads.ts'
import { configText, entryText, fixturesText, specText, worldText } from './scaffold.ts'

export const initCommand: Command = {
  name: 'init',
  summary: 'takes up a machine: writes its samples, a world with its gestures, and its entry in paths.config.ts',
  help: `
npm run paths -- init <file#export> [--name name]

Takes up a machine of XState 5 that a file of yours exports (\`src/booking.ts#bookingMachine\`; without \`#…\` its default
export). Writes, beside the nearest paths.config.ts or in this folder:

  paths.config.ts             the list of charts; one that is there gets another entry
  paths/<name>.fixtures.ts    a sample of every event and every outcome, with the fields that the chart reads of it
  paths/<name>.world.ts       one gesture per event, for walks in the browser
  paths/<name>.spec.ts        the Playwright test that walks them

Files that are there are left as they are. Then says what the chart can do with these samples, and what it lacks.

  --name name   default: the id of the machine
  example       npm run paths -- init src/booking.ts#bookingMachine`,
  options: { name: { type: 'string' } },
  run: async ({ values, positionals: [reference], say }) => {
    if (reference === undefined) throw new Error('which machine? `npm run paths -- init src/booking.ts#bookingMachine`')
    const folder = project.file === null ? process.cwd() : project.folder
    const [path = '', exported] = reference.split('#')
    const entry = `${relative(folder, resolve(path))}${exported === undefined ? '' : `#${exported}`}`
    const found = await chartOf('chart', { machine: entry }, folder)
    const name = textOption(values, 'name') ?? nameOf(found.machine.id, exported ?? basename(path))
    const fixtures = `paths/${name}.fixtures.ts`
    const areGiven = existsSync(join(folder, fixtures))
    const samples = areGiven ? `${fixtures}#fixtures` : samplesRead(found)
    const write = (file: string, text: string): void => {
      const isThere = existsSync(join(folder, file))
      say(`${isThere ? 'kept   ' : 'wrote  '} ${join(relative(process.cwd(), folder), file)}`)
      if (isThere) return
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    if (project.file === null) write('paths.config.ts', configText(name, entry))
    else addEntry(project.file, entryText(name, entry), say)
    write(fixtures, typeof samples === 'string' ? '' : fixturesText(name, samples))
    write(`paths/${name}.world.ts`, worldText({ ...found, name }))
    write(`paths/${name}.spec.ts`, specText(name))
    sayWhatItDoes(await chartOf(name, { machine: entry, fixtures: samples }, folder), say)
    return 0
  },
}

/** The machine's id in kebab case; of one without an id, what it is exported as. */
const nameOf = (id: string, exported: string): string => {
  const [file = ''] = exported.split('.')
  const kebab = (id === '(machine)' ? file.replace(/[-_]?machine$/i, '') : id)
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
  return kebab === '' ? 'chart' : kebab
}

/** Puts the entry first among the charts of a configuration, or says where to put it. */
const addEntry = (file: string, entry: string, say: CommandInput['say']): void => {
  const text = readFileSync(file, 'utf8')
  const added = text.replace(
    /\bcharts: \{(\s*\}|$)/m,
    (_, end: string) => `charts: {\n    ${entry}${end === '' ? '' : '\n  }'}`,
  )
  if (text.includes(entry)) say(`kept    ${file}`)
  else if (added === text) say(`add to \`charts\` of ${file}:\n  ${entry}`)
  else {
    writeFileSync(file, added)
    say(`wrote   ${file}: ${entry}`)
  }
}

const sayWhatItDoes = (chart: Chart, say: CommandInput['say']): void => {
  const { states, transitions, unreachable, neverTaken, neverOffered, thrown } = explore(chart)
  say(`\n${chart.name}: ${states.length} control states, ${transitions.length} transitions`)
  sayFew('throws:', thrown, say)
  // A chart that does not start does nothing of all the rest.
  if (states.length > 0) {
    sayFew('no sample leads to', unreachable, say)
    sayFew('no sample takes', neverTaken, say)
    sayFew('nothing answers', neverOffered, say)
  } else say('  it does not start: give `inputs` what it reads of its input')
  say(`\nNext: fill in paths/${chart.name}.fixtures.ts, then \`npm run paths -- explore ${chart.name}\`,`)
  say(`\`npm run paths -- freeze ${chart.name}\`, \`npm run paths -- mutate ${chart.name} --learn\`.`)
}

const FEW = 6
const sayFew = (what: string, all: readonly string[], say: CommandInput['say']): void => {
  for (const one of all.slice(0, FEW)) say(`  ${what} ${one}`)
  if (all.length > FEW) say(`  … and ${all.length - FEW} more; \`npm run paths -- explore\` names all`)
}
