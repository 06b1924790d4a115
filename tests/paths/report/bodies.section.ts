// Of the report: breaks of what runs beside the drawings.
import type { Body } from '../mutate/bodies/bodies.ts'
import { reasonOf } from '../mutate/bodies/explained.ts'
import { notRun } from './browser.section.ts'
import type { Found } from './figures.ts'
import { escapeHtml, meter, table, verdict } from './html.ts'

/** Guards, actions, views and helpers broken by Stryker, by file, and what no test noticed. */
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

/** Killed, or no test can notice it. */
export const isAccounted = (body: Body): boolean => body.status === 'killed' || reasonOf(body) !== null
