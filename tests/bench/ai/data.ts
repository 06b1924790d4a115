// The data that others measured or published: `VIGIE_DATA`, else beside the repository. Never copied into it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = process.env['VIGIE_DATA'] ?? fileURLToPath(new URL('../../../../shared/data', import.meta.url))

export const dataPath = (...parts: string[]): string => join(FOLDER, ...parts)

export const hasData = (...parts: string[]): boolean => existsSync(dataPath(...parts))

/** Names of the files of a folder that end with `ending`, sorted; none where the folder is absent. */
export const dataFiles = (folder: string, ending: string): readonly string[] =>
  hasData(folder)
    ? readdirSync(dataPath(folder))
        .filter((name) => name.endsWith(ending))
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    : []

/** Rows of a separated text by the names of its first line, blanks around both taken off. */
export const readRows = (path: string, separator = ','): readonly ReadonlyMap<string, string>[] => {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/)
  const names = head.split(separator).map((name) => name.trim())
  return lines.map((line) => {
    const cells = line.split(separator)
    return new Map(names.map((name, index) => [name, (cells[index] ?? '').trim()]))
  })
}

export const numberOf = (row: ReadonlyMap<string, string>, name: string): number => {
  const cell = row.get(name)
  return cell === undefined || cell === '' ? Number.NaN : Number(cell)
}
