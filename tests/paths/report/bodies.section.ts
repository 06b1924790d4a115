// Section of the report: faults in guards, actions, views and helpers.
import type { Body } from '../mutate/bodies/bodies.ts'
import { reasonOf } from '../mutate/bodies/explained.ts'
import { notRun } from './browser.section.ts'
import type { Found } from './figures.ts'
import { escapeHtml, meter, table, verdict } from './html.ts'

/** The faults that Stryker put in, by file, and those that no test noticed. */
export const bodiesSection = ({ bodies: found }: Found): string => {
  const heading = '<h2 id="bodies">Guards, actions, views and helpers</h2>'
  if (found === null) return `${heading}${notRun('npm run paths -- mutate --bodies')}`
  const { at, bodies } = found
  const files = [...new Set(bodies.map(({ file }) => file))].sort()
  return [
    heading,
    `<p>Broken by Stryker ${escapeHtml(at)}; the unit tests of the charts were run on each break.</p>`,
    table(
      ['file', 'killed or explained'],
      files.map((file) => {
        const own = bodies.filter((body) => body.file === file)
        return [file, meter({ hit: own.filter(isAccounted).length, of: own.length })]
      }),
    ),
    '<h3>Survivors, each with its reason</h3>',
    table(
      ['where', 'from', 'to', 'reason'],
      bodies
        .filter(({ status }) => status === 'survived')
        .map((body) => [
          `${body.file}:${body.line}`,
          { html: `<code>${escapeHtml(body.from)}</code>` },
          { html: `<code>${escapeHtml(body.to)}</code>` },
          reasonOf(body) ?? verdict(false, 'none given'),
        ]),
    ),
  ].join('\n')
}

/** Whether a break was killed, or has its reason why no test can notice it. */
export const isAccounted = (body: Body): boolean => body.status === 'killed' || reasonOf(body) !== null
