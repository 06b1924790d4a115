// Section of the report: faults between the charts and the world, looked for on the frozen paths.
import { readJudged } from '../mutate/wiring/judged.ts'
import { readReach } from '../mutate/wiring/reach.ts'
import { wiringMutants } from '../mutate/wiring/sources.ts'
import { sumOf, tallyOf } from '../mutate/wiring/tally.ts'
import { notRun } from './browser.section.ts'
import { details, meter, table } from './html.ts'

/** What became of each fault of actors, adapters and shell, as it was found last. */
export const wiringSection = (): string => {
  const heading = '<h2 id="wiring">Wiring: actors, adapters, shell</h2>'
  const reach = readReach()
  if (reach.length === 0) return `${heading}${notRun('npm run paths -- mutate --wiring')}`
  const { rows, unreached, unjudged, explained, survived } = tallyOf(wiringMutants(), readJudged(), reach)
  const { all, killed } = sumOf(rows)
  return [
    heading,
    '<p>Broken by syntax; each fault was looked for on the paths that pass its place, until one caught it.</p>',
    table(
      ['fault', 'killed, of those walked'],
      [
        ...rows.map((row) => [row.operator, meter({ hit: row.killed, of: row.all })]),
        ['all', meter({ hit: killed, of: all })],
      ],
    ),
    `<p>${unreached.length} more stand where no path comes, ${unjudged.length} were not walked yet.</p>`,
    '<h3>Survivors, with their reasons</h3>',
    survived.length + explained.length === 0
      ? '<p class="good">None.</p>'
      : table(
          ['fault', 'reason'],
          [
            ...survived.map(({ name }) => [name, 'none given']),
            ...explained.map(({ name, because }) => [name, because]),
          ],
        ),
    details(
      'Where no path comes',
      table(
        ['fault'],
        unreached.map(({ name }) => [name]),
      ),
    ),
  ].join('\n')
}
