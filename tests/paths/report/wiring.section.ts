// Section of the report: faults between the charts and the world, looked for on the frozen paths.
import { reasonOf } from '../mutate/wiring/explained.ts'
import { wiringMutants } from '../mutate/wiring/sources.ts'
import { fatesOf, foundLast, rowsOf, sumOf, withFate } from '../mutate/wiring/tally.ts'
import { notRun } from './browser.section.ts'
import { details, meter, table } from './html.ts'

/** What became of each fault of actors, adapters and shell, as it was found last. */
export const wiringSection = (): string => {
  const heading = '<h2 id="wiring">Wiring: actors, adapters, shell</h2>'
  const found = foundLast()
  if (found.judged.size === 0) return `${heading}${notRun('npm run paths -- mutate --wiring')}`
  const all = fatesOf(wiringMutants(), found)
  const rows = rowsOf(all, found)
  const survivors = [...withFate(all, 'survived'), ...withFate(all, 'explained')]
  return [
    heading,
    '<p>Broken by syntax; each fault was looked for on the paths that pass its place, until one caught it.</p>',
    table(
      ['fault', 'caught by a path', 'by a path or a unit test', 'or a browser test'],
      [
        ...rows.map((row) => [
          row.operator,
          meter({ hit: row.path, of: row.all }),
          meter({ hit: row.path + row.test, of: row.all }),
          meter({ hit: row.path + row.test + row.e2e, of: row.all }),
        ]),
        [
          'all',
          meter({ hit: sumOf(rows, 'path'), of: sumOf(rows, 'all') }),
          meter({ hit: sumOf(rows, 'path') + sumOf(rows, 'test'), of: sumOf(rows, 'all') }),
          meter({ hit: sumOf(rows, 'path') + sumOf(rows, 'test') + sumOf(rows, 'e2e'), of: sumOf(rows, 'all') }),
        ],
      ],
    ),
    `<p>${withFate(all, 'unjudged').length} more were not walked yet.</p>`,
    '<h3>Survivors, with their reasons</h3>',
    survivors.length === 0
      ? '<p class="good">None.</p>'
      : table(
          ['fault', 'reason'],
          survivors.map((one) => [one.name, reasonOf(one) ?? 'none given']),
        ),
    details(
      'Where no path comes, and no unit test notices',
      table(
        ['fault'],
        withFate(all, 'apart').map(({ name }) => [name]),
      ),
    ),
  ].join('\n')
}
