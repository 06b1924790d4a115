// Section of the report: paths and mutants on the real product.
import { unseenBecause } from '../mutate/browser/unseen.ts'
import { type Found, seconds } from './figures.ts'
import { details, escapeHtml, table, verdict } from './html.ts'

/** Paths walked in the browser, and the events that were sent to the chart because no gesture brings them about. */
export const browserPaths = ({ run }: Found): string => {
  const heading = '<h2 id="browser">In the browser</h2>'
  if (run === null) return `${heading}${notRun('npm run paths -- run')}`
  const failed = run.charts.filter(({ failed: times }) => times > 0)
  return [
    heading,
    `<p>On the real product, chart and screen compared after each step. Last run ${escapeHtml(run.at)}; a chart that it did not walk is shown as the run before found it.</p>`,
    table(
      ['chart', 'path', '', 'runs', 'steps', 'not offered', 'sent', 'time'],
      run.charts.map(({ chart, path, runs, failed: times, steps, ignored, sent, ms }) => [
        chart,
        path,
        verdict(times === 0, times === 0 ? 'as frozen' : `failed ${times} times`),
        runs,
        steps,
        ignored,
        sent.length,
        { html: seconds(ms), number: true },
      ]),
    ),
    ...failed.map(({ chart, path, failure }) =>
      details(`What failed: ${chart}, path ${path}`, `<pre>${escapeHtml(failure ?? '')}</pre>`, true),
    ),
    '<h3>Sent to the chart, because nothing on the screen brings it about</h3>',
    sentSteps(run),
  ].join('\n')
}

const sentSteps = (run: NonNullable<Found['run']>): string => {
  const rows = new Map<string, [chart: string, event: string, because: string, times: number]>()
  for (const { chart, sent } of run.charts) {
    for (const { label, because } of sent) {
      const key = [chart, label, because].join('\n')
      const [, , , times] = rows.get(key) ?? [chart, label, because, 0]
      rows.set(key, [chart, label, because, times + 1])
    }
  }
  if (rows.size === 0) return '<p class="good">None: every event came about by its gesture.</p>'
  return table(['chart', 'event', 'because', 'times'], [...rows.values()])
}

/** Mutants walked in the page, and those that were not killed there. */
export const browserMutants = ({ browser }: Found): string => {
  const heading = '<h2 id="browser-mutants">Mutants in the browser</h2>'
  if (browser === null) return `${heading}${notRun('npm run paths -- mutate --browser')}`
  const survivors = browser.charts.flatMap(({ chart, mutants }) =>
    mutants.filter(({ caught }) => caught === null).map((mutant) => ({ chart, mutant })),
  )
  return [
    heading,
    '<p>Each mutant that the model kills was loaded in the page; only its shortest killing path was walked.</p>',
    table(
      ['chart', 'killed', 'of walked', 'of all', 'time', 'walked'],
      browser.charts.map(({ chart, at, mutants, killable, ms }) => [
        chart,
        mutants.filter(({ caught }) => caught !== null).length,
        mutants.length,
        killable,
        { html: seconds(ms), number: true },
        at,
      ]),
    ),
    '<h3>Survivors, each with its reason</h3>',
    survivors.length === 0
      ? '<p class="good">None.</p>'
      : table(
          ['chart', 'mutant', 'path walked', 'reason'],
          survivors.map(({ chart, mutant }) => [
            chart,
            `${mutant.operator} · ${mutant.what}`,
            mutant.path.join(' → '),
            unseenBecause(chart, mutant) ??
              verdict(false, mutant.lost === null ? 'none given' : `lost: ${mutant.lost.said}`),
          ]),
        ),
  ].join('\n')
}

export const notRun = (command: string): string => `<p>Not run here. <code>${escapeHtml(command)}</code> does.</p>`
