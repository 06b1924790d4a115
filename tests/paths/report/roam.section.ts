// Section of the report: random walks over several charts at once.
import { PROPERTIES } from '../roam/properties.ts'
import { keptRoam } from '../roam/roam.results.ts'
import { notRun } from './browser.section.ts'
import { details, escapeHtml, table, verdict } from './html.ts'

/** What the last walks did and found, promise by promise. */
export const roamSection = (found = keptRoam()): string => {
  const heading = '<h2 id="roam">Random walks</h2>'
  if (found === null) return `${heading}${notRun('npm run paths -- roam')}`
  const { at, seed, hasFaults, seconds, walks, steps, notDone, looks, events, acts, taken, findings } = found
  return [
    heading,
    `<p>Done ${escapeHtml(at)} by seed ${escapeHtml(seed)}${hasFaults ? ', with faults' : ''}, in ${seconds} s.</p>`,
    table(
      ['walks', 'steps', 'not offered at their moment', 'pictures judged', 'events of charts', 'findings'],
      [[walks, steps, notDone, looks, events, findings.length]],
    ),
    table(
      ['promise', ''],
      PROPERTIES.map(({ name }) => {
        const broken = findings.filter(({ property }) => property === name).length
        return [name, verdict(broken === 0, broken === 0 ? 'kept' : `broken by ${broken} walks`)]
      }),
    ),
    ...findings.map(({ seed: own, property, says, shortest }) =>
      details(
        `Seed ${own}: ${property}`,
        `<p>${escapeHtml(says)}</p><pre>${escapeHtml(shortest.join('\n'))}</pre>`,
        true,
      ),
    ),
    table(
      ['chart', 'transitions taken', 'times'],
      Object.entries(taken).map(([chart, own]) => [chart, Object.keys(own).length, sumOf(Object.values(own))]),
    ),
    details(
      'Steps done',
      table(
        ['step', 'times'],
        Object.entries(acts).sort(([, one], [, other]) => other - one),
      ),
    ),
  ].join('\n')
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
