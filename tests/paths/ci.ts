// What a check found, in the forms that continuous integration reads: JUnit's XML, and annotations of GitHub.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/** One thing that was checked. `lines`: what is wrong with it; none: nothing. */
export type Checked = { readonly name: string; readonly file: string; readonly lines: readonly string[] }

/** Writes the results of a check as JUnit XML, one test case per thing that was checked. */
export const writeJunit = (file: string, suite: string, all: readonly Checked[]): void => {
  const failures = all.filter(({ lines }) => lines.length > 0).length
  const cases = all.map(({ name, file: where, lines }) =>
    lines.length === 0
      ? `  <testcase name="${escapeXml(name)}" classname="${suite}" file="${escapeXml(shown(where))}"/>`
      : `  <testcase name="${escapeXml(name)}" classname="${suite}" file="${escapeXml(shown(where))}">\n    <failure message="${escapeXml(lines[0] ?? '')}">${escapeXml(lines.join('\n'))}</failure>\n  </testcase>`,
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="${suite}" tests="${all.length}" failures="${failures}">\n${cases.join('\n')}\n</testsuite>\n`,
  )
}

/** Whether the annotations of GitHub are read here. */
export const isGithub = (): boolean => process.env['GITHUB_ACTIONS'] === 'true'

/** A line that GitHub shows beside a file of the change. */
export const annotation = ({ name, file, lines }: Checked): string =>
  `::error file=${inProperty(shown(file))},title=${inProperty(name)}::${inMessage(lines.join('\n'))}`

const shown = (file: string): string => relative(process.cwd(), file).replaceAll('\\', '/')

const inMessage = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const inProperty = (text: string): string => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
